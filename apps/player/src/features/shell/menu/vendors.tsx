import { useQuery } from "@tanstack/react-query";
import { faultWords } from "../../../shared/faults/fault-words.ts";
import { Link } from "../../../shared/routing/link.tsx";
import { useSearch } from "../../../shared/routing/use-location.ts";
import { useText } from "../../../shared/language/text.ts";
import { VENDORS } from "../../../shared/games/vendors.ts";

interface VendorsProps {
  readonly to: string;
  readonly gameType: string;
  readonly category: string;
}

const CHILD =
  "flex min-h-10 items-center rounded-lg px-3 text-sm text-soft hover:bg-raised hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-bulb-ink";

/** A category's games of all vendors, or of one. */
export default function Vendors({ to, gameType, category }: VendorsProps) {
  const t = useText("menu");
  const { page } = useSearch();
  const vendors = useQuery(VENDORS);
  return (
    <ul
      aria-label={t("vendorsOf", { category })}
      aria-busy={vendors.isPending}
      className="ms-6 grid gap-0.5 border-s border-line ps-2"
    >
      <li>
        <Link to={to} exact className={CHILD} {...(page ? { "aria-current": undefined } : {})}>
          {t("all")}
        </Link>
      </li>
      {vendors.data
        ?.filter(({ gameCategory }) => gameCategory === gameType)
        .map(({ vassalage, name }) => (
          <li key={vassalage}>
            <Link to={to} search={{ page: vassalage }} className={CHILD}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      {vendors.isPending && (
        <li className="mx-3 my-2 h-6 animate-pulse rounded-lg bg-raised motion-reduce:animate-none" />
      )}
      {vendors.error && (
        <li role="alert" className="px-3 py-2 text-sm text-coral">
          {faultWords(vendors.error)}
        </li>
      )}
    </ul>
  );
}
