import type { LotteryExposure } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../../shared/http/api.ts";
import { Panel } from "../../../shared/layout/page.tsx";
import { Money, Status } from "../../../shared/format/show.tsx";
import { Failed, Table, Waiting, type Column } from "../../../shared/lists/table.tsx";
import { moneyOf, shareOf, stepWords } from "./exposure.ts";

type Line = LotteryExposure["lines"][number];

/** Live while a draw is on sale. */
const REFRESH_MS = 2_000;

const COLUMNS: readonly Column<Line>[] = [
  { title: "Market", cell: ({ market }) => <code>{market}</code> },
  {
    title: "Number",
    cell: ({ selection }) => (
      <span className="font-medium tabular-nums">{selection || "all combinations"}</span>
    ),
  },
  { title: "Money", cell: ({ pool }) => pool.replace(":", ", ") },
  {
    title: "Stake",
    cell: ({ pool, stake }) => <Money amount={moneyOf(pool, stake)} />,
    figures: true,
  },
  {
    title: "To be paid",
    cell: ({ pool, liability }) => <Money amount={moneyOf(pool, liability)} />,
    figures: true,
  },
  { title: "Cap", cell: ({ pool, cap }) => <Money amount={moneyOf(pool, cap)} />, figures: true },
  { title: "Of the cap", cell: (line) => <Heat line={line} />, figures: true },
  { title: "Offered at", cell: ({ step }) => stepWords(step) },
];

/** A draw's current exposure, fullest first. */
export function ExposureBoard({ code, issueNo }: { code: string; issueNo: string }) {
  const query = useQuery({
    ...reading("/lottery/exposure/{gameCode}/{issueNo}", { path: { gameCode: code, issueNo } }),
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
  });
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { status, pools, lines, counters } = query.data;
  return (
    <Panel
      title={`Draw ${issueNo}`}
      actions={
        <span className="flex items-center gap-3">
          <Status name={status} />
          <Link
            to="/lottery/draws/$code/$issueNo"
            params={{ code, issueNo }}
            className="inline-flex min-h-9 items-center font-medium text-violet underline"
          >
            The draw
          </Link>
        </span>
      }
    >
      {lines.length === 0 ? (
        <p className="text-soft">No bets on this draw yet.</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {pools.map(({ pool, stake, orders }) => (
              <li key={pool}>
                <span className="text-soft">{pool.replace(":", ", ")}:</span>{" "}
                <Money amount={moneyOf(pool, stake)} /> in {orders.toLocaleString("en")}{" "}
                {orders === 1 ? "order" : "orders"}
              </li>
            ))}
          </ul>
          <Table
            level
            caption="Exposure"
            columns={COLUMNS}
            rows={lines}
            keyOf={({ pool, market, selection }) => `${pool} ${market} ${selection}`}
          />
          {counters > lines.length && (
            <p className="text-soft">
              {(counters - lines.length).toLocaleString("en")} more are lower than these.
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

const HEAT = { cool: "bg-teal", warm: "bg-bulb", hot: "bg-coral" } as const;

function Heat({ line: { liability, cap, step } }: { line: Line }) {
  const share = shareOf(liability, cap);
  const heat = step === 100 ? "cool" : step === 90 ? "warm" : "hot";
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="h-2 w-20 overflow-hidden rounded-full bg-ground">
        <span
          className={`block h-full rounded-full ${HEAT[heat]}`}
          style={{ inlineSize: `${Math.min(100, share / 100)}%` }}
        />
      </span>
      <span className="w-16 text-end tabular-nums">{(share / 100).toFixed(2)} %</span>
    </span>
  );
}
