import type { Rebate } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Money, Time } from "../../../shared/format/show.tsx";
import { reading } from "../../../shared/http/api.ts";
import { Panel } from "../../../shared/layout/page.tsx";
import { Failed, Table, Waiting, type Column } from "../../../shared/lists/table.tsx";

const PPM_OF_PERCENT = 10_000;

const COLUMNS: readonly Column<Rebate>[] = [
  { title: "Day", cell: ({ day }) => day },
  {
    title: "Of",
    cell: ({ lines }) =>
      lines.map(({ category, ppm, turnover }) => (
        <span key={category} className="block">
          {category} {ppm / PPM_OF_PERCENT}% of <Money amount={turnover} />
        </span>
      )),
  },
  { title: "Rebate", cell: ({ amount }) => <Money amount={amount} />, figures: true },
  {
    title: "Credited",
    cell: ({ creditedAt, creditedBy }) =>
      creditedAt === null ? (
        <>
          not yet; by itself <Time at={creditedBy} />
        </>
      ) : (
        <Time at={creditedAt} />
      ),
  },
];

/** What a player got back of the turnover, day by day. */
export function PlayerRebates({ id }: { id: string }) {
  const query = useQuery(reading("/players/{id}/rebates", { path: { id } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Panel title="Rebates">
      {query.data.length === 0 ? (
        <p className="text-soft">No rebates yet.</p>
      ) : (
        <Table
          caption="Rebates"
          columns={COLUMNS}
          rows={query.data}
          keyOf={({ id: rebate }) => rebate}
        />
      )}
    </Panel>
  );
}
