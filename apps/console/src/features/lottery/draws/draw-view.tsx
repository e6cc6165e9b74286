import type { OperatorDraw } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../../shared/http/api.ts";
import { Facts, Panel } from "../../../shared/layout/page.tsx";
import { Requested } from "../../../shared/editing/requested.tsx";
import { useMay } from "../../../shared/http/session.ts";
import { Status, Time } from "../../../shared/format/show.tsx";
import { Failed, Waiting } from "../../../shared/lists/table.tsx";
import { Board } from "./board.tsx";
import { DrawReport } from "./draw-report.tsx";
import { EnterResult } from "./enter-result.tsx";
import { SOURCES } from "../games/game-table.tsx";
import { EnteredResults } from "./entered-results.tsx";
import { VoidDraw } from "./void-draw.tsx";

const REFRESH_MS = 2_000;

/**
 * One draw: its state, its numbers and their proof, its result for the house, and staff's actions.
 */
export function DrawView({ code, issueNo }: { code: string; issueNo: string }) {
  const query = useQuery({
    ...reading("/lottery/issues/{code}/{issueNo}", { path: { code, issueNo } }),
    refetchInterval: REFRESH_MS,
  });
  const may = useMay();
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const draw = query.data;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {may("lottery.results") && <EnterResult draw={draw} />}
        {may("lottery.write") && <VoidDraw draw={draw} />}
        <Link
          to="/lottery/$part"
          params={{ part: "exposure" }}
          search={{ lottery: code, draw: issueNo }}
          className="inline-flex min-h-9 items-center rounded-lg border border-line bg-raised px-3 font-medium hover:border-soft"
        >
          Exposure
        </Link>
      </div>
      {draw.voiding?.request && (
        <Requested title={draw.voiding.request.title} request={draw.voiding.request} />
      )}
      <EnteredResults draw={draw} />
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <State draw={draw} />
        <Panel title="Numbers">
          {draw.board ? <Board board={draw.board} /> : <p className="text-soft">Not drawn yet.</p>}
        </Panel>
      </div>
      <Fairness draw={draw} />
      {may("reports.read") && <DrawReport code={code} issueNo={issueNo} brand={undefined} />}
    </>
  );
}

function State({ draw }: { draw: OperatorDraw }) {
  const {
    status,
    source,
    openAt,
    closeAt,
    drawAt,
    resultedAt,
    settledAt,
    lockedOrders,
    version,
    paying,
    voidReason,
  } = draw;
  return (
    <Panel title="State" actions={<Status name={status} />}>
      <Facts
        facts={[
          ["Results", SOURCES[source]],
          ["Opens", <Time key="open" at={openAt} />],
          ["Closes", <Time key="close" at={closeAt} />],
          ["Drawn", <Time key="draw" at={drawAt} />],
          ["Result", <Time key="result" at={resultedAt} />],
          ["Settled", <Time key="settled" at={settledAt} />],
          ["Orders at the close", lockedOrders ?? "–"],
          [
            "Version of the result",
            version === 0 ? "–" : version > 1 ? `${version}, corrected` : version,
          ],
          ...(paying ? ([["Payments", "going on"]] as const) : []),
          ...(voidReason === null ? [] : ([["Void because", voidReason]] as const)),
        ]}
      />
    </Panel>
  );
}

/** The data published before and after the draw, so that anyone can recompute it. */
function Fairness({
  draw: { commitment, lockEntropy, label, seed, rules, rulesVersion },
}: {
  draw: OperatorDraw;
}) {
  const code = (text: string | null, missing: string) =>
    text === null ? (
      <span className="text-soft">{missing}</span>
    ) : (
      <code className="text-xs">{text}</code>
    );
  return (
    <Panel title="Fairness">
      <Facts
        facts={[
          ["Rules", `${rules} ${rulesVersion}`],
          ["Commitment", code(commitment, "none: the result comes from outside")],
          ["Entropy of the bets", code(lockEntropy, "made when sales close")],
          ["Label", code(label, "made when sales close")],
          ["Seed", code(seed, commitment === null ? "none" : "revealed after the draw")],
        ]}
      />
    </Panel>
  );
}
