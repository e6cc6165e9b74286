import type { WaitingLotteryResult, OperatorIssue } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../../shared/http/api.ts";
import { useFilters } from "../../../shared/lists/filters.ts";
import { Panel } from "../../../shared/layout/page.tsx";
import { Status, Time } from "../../../shared/format/show.tsx";
import { StatusFilter } from "../../../shared/lists/status-filter.tsx";
import { List, type Column } from "../../../shared/lists/table.tsx";
import { headline } from "./board.tsx";
import { DrawLink } from "./draw-link.tsx";
import { SOURCES } from "../games/game-table.tsx";
import { LotteryChoice } from "../lottery-choice.tsx";

const STATES = [
  "SCHEDULED",
  "OPEN",
  "LOCKED",
  "DRAWING",
  "RESULTED",
  "CORRECTING",
  "SETTLING",
  "SETTLED",
  "VOIDED",
] as const satisfies readonly OperatorIssue["status"][];
const REFRESH_MS = 5_000;

const COLUMNS: readonly Column<OperatorIssue>[] = [
  { title: "Draw", cell: (draw) => <DrawLink {...draw} /> },
  { title: "State", cell: ({ status }) => <Status name={status} /> },
  { title: "Drawn", cell: ({ drawAt }) => <Time at={drawAt} /> },
  { title: "Results", cell: ({ source }) => SOURCES[source] },
  { title: "Orders", cell: ({ lockedOrders }) => lockedOrders ?? "–", figures: true },
  {
    title: "Numbers",
    cell: ({ board }) => <span className="tabular-nums">{board ? headline(board) : "–"}</span>,
  },
  { title: "Marks", cell: (draw) => marksOf(draw) || "–" },
];

/**
 * Draws of a lottery and a state, which live in the address, and the results that wait for a second
 * person.
 */
export function DrawList() {
  const { filters, set, toPage } = useFilters();
  const status = STATES.find((state) => state === filters.status);
  const asked = {
    gameCode: filters.lottery,
    status,
    begun: status === "SCHEDULED" ? ("false" as const) : undefined,
    pageNo: filters.pageNo,
  };
  const query = useQuery({
    ...reading("/lottery/issues", { query: asked }),
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
  });
  return (
    <>
      <Waiting />
      <div className="flex flex-wrap items-start gap-3 [&>div]:min-w-48">
        <LotteryChoice
          chosen={filters.lottery}
          every="Every lottery"
          onChoose={(lottery) => set({ lottery })}
        />
        <StatusFilter states={STATES} first="Every state" />
      </div>
      <List
        query={query}
        caption="Draws"
        empty="No draw matches."
        columns={COLUMNS}
        keyOf={({ gameCode, issueNo }) => `${gameCode}:${issueNo}`}
        onPage={toPage}
      />
    </>
  );
}

/** What is unusual about a draw. */
function marksOf({ version, voidReason, paying, drawAt, resultedAt }: OperatorIssue): string {
  const late =
    resultedAt === null ? 0 : Math.round((Date.parse(resultedAt) - Date.parse(drawAt)) / 1_000);
  return [
    late > 10 ? `${late} s late` : "",
    version > 1 ? "corrected" : "",
    voidReason ? `void: ${voidReason.replaceAll("_", " ").toLowerCase()}` : "",
    paying ? "being paid" : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function Waiting() {
  const query = useQuery({ ...reading("/lottery/results"), refetchInterval: REFRESH_MS });
  if (!query.data || query.data.length === 0) return null;
  return (
    <Panel title="Results that wait for a second person">
      <ul className="grid gap-1">
        {query.data.map((result) => (
          <li key={result.id}>
            <WaitingResult result={result} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function WaitingResult({
  result: { gameCode, issueNo, version, enteredBy, enteredAt },
}: {
  result: WaitingLotteryResult;
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Link
        to="/lottery/draws/$code/$issueNo"
        params={{ code: gameCode, issueNo }}
        search={true}
        className="inline-flex min-h-9 items-center font-medium text-violet underline"
      >
        {gameCode} {issueNo}
      </Link>
      <span className="text-soft">
        {version > 1 ? "a correction" : "a result"} by {enteredBy}, <Time at={enteredAt} />
      </span>
    </span>
  );
}
