import { Button } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { dockWay } from "./dock-way.ts";
import type { SlipPanelProps } from "./slip-panel.tsx";

/**
 * Says above the closed sheet of a phone that the slip's draw has closed, with the way to the draw
 * that is on sale. Nothing below it moves: a thumb may be on its way there.
 */
export function DrawClosed({ slip, total, issueNo, step }: SlipPanelProps) {
  const t = useText("slip");
  const told = slip.state.kind === "draft" || slip.state.kind === "refused";
  const closed = slip.bets.length > 0 && issueNo !== slip.issueNo;
  if (!told || !closed) return null;
  // Between two draws the button keeps its place: the box would grow with it.
  const waits = issueNo === undefined;
  const next = issueNo ?? slip.issueNo;
  const moves = dockWay({ slip, total, issueNo: issueNo ?? "the next" }) === "move";
  return (
    <div className="mx-3 mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-2xl border border-coral bg-raised px-4 py-2.5 shadow-2xl lg:hidden">
      <p role="status" className="text-sm font-medium text-coral">
        {t.rich("go.closed", { issue: () => <bdi key="issue">{slip.issueNo}</bdi> })}
      </p>
      {moves && (
        <div className={waits ? "invisible" : ""}>
          <Button
            look="primary"
            disabled={waits}
            onClick={() => step({ type: "move", issueNo: next })}
          >
            {t.rich("go.move", { issue: () => <bdi key="issue">{next}</bdi> })}
          </Button>
        </div>
      )}
    </div>
  );
}
