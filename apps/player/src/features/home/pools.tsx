import { formatMoney } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import { useBrand } from "../../shared/brand/brand.ts";
import { useText } from "../../shared/language/text.ts";
import { EVERY_MS, JACKPOTS } from "../../shared/live/jackpots.ts";
import { Link } from "../../shared/routing/link.tsx";
import { Figure } from "./figure.tsx";

/** What all pools that can be won come to now, with the way to them. */
export function Pools() {
  const t = useText("jackpots");
  const { currency } = useBrand();
  const { data } = useQuery({ ...JACKPOTS, refetchInterval: EVERY_MS });
  const running = (data?.jackpots ?? []).flatMap(({ tiers }) =>
    tiers.filter((tier) => tier.running),
  );
  const units = running.reduce((sum, { pool }) => sum + BigInt(pool.amount), 0n);
  return (
    <section
      aria-label={t("title")}
      className="relative flex min-h-29 flex-wrap items-center justify-center gap-x-5 gap-y-1 rounded-2xl border border-line bg-overlay px-3 py-3 sm:min-h-19 sm:justify-between sm:px-6"
    >
      <div className="bulbs absolute inset-x-4 -top-[5px]" aria-hidden="true" />
      <div className="max-sm:text-center">
        <p className="font-display text-lg leading-tight font-extrabold text-bulb-ink sm:text-2xl">
          <Link to="/jackpots" className="inline-flex min-h-6 items-center">
            {t("title")}
          </Link>
        </p>
        {data && <p className="text-xs text-soft">{t("sum", { pools: running.length })}</p>}
      </div>
      {data && <Figure text={formatMoney({ units, currency })} />}
    </section>
  );
}
