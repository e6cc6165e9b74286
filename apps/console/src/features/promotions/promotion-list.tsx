import type { Promotion } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { CATEGORIES, promotionsOf } from "./promotion.ts";

const COLUMNS: readonly Column<Promotion>[] = [
  {
    title: "Promotion",
    cell: ({ id, words, language }) => (
      <Link
        to="/promotions/$id"
        params={{ id }}
        search={true}
        className="font-medium text-violet underline-offset-4 hover:underline"
      >
        <bdi>{words[language]?.title}</bdi>
      </Link>
    ),
  },
  { title: "State", cell: ({ status, paused }) => <Status name={paused ? "PAUSED" : status} /> },
  {
    title: "Listed under",
    cell: ({ category }) => CATEGORIES.find(([name]) => name === category)?.[1] ?? category,
  },
  { title: "From", cell: ({ startsAt }) => <Time at={startsAt} /> },
  { title: "Until", cell: ({ endsAt }) => <Time at={endsAt} /> },
  { title: "Given", cell: ({ reserved }) => <Money amount={reserved} />, figures: true },
  {
    title: "Budget",
    cell: ({ budget, currency }) =>
      budget === null ? "No end" : <Money amount={{ amount: budget, currency }} />,
    figures: true,
  },
];

/** A brand's promotions, newest first. */
export function PromotionList({ brand }: { brand: number }) {
  const query = useQuery(promotionsOf(brand));
  const may = useMay();
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { promotions } = query.data;
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {may("promotions.write") && (
          <Link
            to="/promotions/$id"
            params={{ id: "new" }}
            search={true}
            className={buttonClass("primary")}
          >
            Add a promotion
          </Link>
        )}
        {may("reports.read") && (
          <Link to="/promotion-report" search={{ brand }} className={buttonClass("plain")}>
            What they cost and brought
          </Link>
        )}
      </div>
      {promotions.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
          There is no promotion yet.
        </p>
      ) : (
        <Table caption="Promotions" columns={COLUMNS} rows={promotions} keyOf={({ id }) => id} />
      )}
    </>
  );
}
