import type { LotteryReport } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/http/api.ts";
import { Panel } from "../../../shared/layout/page.tsx";
import { Money } from "../../../shared/format/show.tsx";
import { Failed, Table, Waiting, type Column } from "../../../shared/lists/table.tsx";

type Figures = LotteryReport["pools"][number];

const REFRESH_MS = 10_000;
/**
 * Paid results change only by correction, and summing a large draw is expensive.
 */
const SETTLED_REFRESH_MS = 60_000;

const FIGURES: readonly Column<Figures>[] = [
  { title: "Money", cell: ({ stake, book }) => `${stake.currency}, ${book}` },
  { title: "Orders", cell: ({ orders }) => orders.toLocaleString("en"), figures: true },
  { title: "Stake", cell: ({ stake }) => <Money amount={stake} />, figures: true },
  { title: "Payout", cell: ({ payout }) => <Money amount={payout} />, figures: true },
  { title: "Refunded", cell: ({ refunded }) => <Money amount={refunded} />, figures: true },
  { title: "GGR", cell: ({ ggr }) => <Money amount={ggr} signed />, figures: true },
];
const MARKETS: readonly Column<LotteryReport["markets"][number]>[] = [
  { title: "Market", cell: ({ market }) => <code>{market}</code> },
  ...FIGURES,
];

/** A draw's result for the house: in total and by market. */
export function DrawReport({
  code,
  issueNo,
  brand,
}: {
  code: string;
  issueNo: string;
  brand: number | undefined;
}) {
  const query = useQuery({
    ...reading("/lottery/reports/{code}/{issueNo}", { path: { code, issueNo }, query: { brand } }),
    refetchInterval: ({ state }) =>
      state.data?.status === "SETTLED" ? SETTLED_REFRESH_MS : REFRESH_MS,
  });
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { status, pools, markets, refused } = query.data;
  const isSettled = status === "SETTLED" || status === "VOIDED";
  return (
    <Panel title="Result for the house">
      {!isSettled && (
        <p className="text-soft">This draw is not settled: it has no payout and no GGR yet.</p>
      )}
      {refused.length > 0 && (
        <div role="alert" className="rounded-lg border border-coral p-3">
          <p>These payments failed and need attention:</p>
          <ul>
            {refused.map(({ order, version, refusal }) => (
              <li key={`${order} ${version}`}>
                <code>{order}</code> {refusal.replaceAll("_", " ").toLowerCase()}
              </li>
            ))}
          </ul>
        </div>
      )}
      {pools.length === 0 ? (
        <p className="text-soft">No bets on this draw.</p>
      ) : (
        <>
          <Table
            caption="By currency and book"
            columns={FIGURES}
            rows={pools}
            keyOf={({ stake, book }) => `${stake.currency} ${book}`}
          />
          <Table
            caption="By market"
            columns={MARKETS}
            rows={markets}
            keyOf={({ market, stake, book }) => `${market} ${stake.currency} ${book}`}
          />
        </>
      )}
    </Panel>
  );
}
