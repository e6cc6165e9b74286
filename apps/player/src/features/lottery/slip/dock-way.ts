import { changesOf } from "./price-slip.ts";
import type { SlipPanelProps } from "./slip-panel.tsx";

/**
 * What a closed slip needs next: to be placed (or to wait while it is sent), to be moved to the
 * draw that is on sale, or to be opened and read. Undefined where there is nothing to place.
 */
export function dockWay({
  slip,
  total,
  issueNo,
}: Pick<SlipPanelProps, "slip" | "total" | "issueNo">): "place" | "move" | "check" | undefined {
  const { kind } = slip.state;
  if (slip.bets.length === 0 || kind === "accepted") return undefined;
  if (kind === "sending") return "place";
  const changed = total.priced.some(
    (priced) => changesOf(priced).length > 0 || priced.closed.length > 0,
  );
  if (changed || kind !== "draft") return "check";
  if (issueNo === slip.issueNo) return "place";
  return issueNo === undefined ? "check" : "move";
}
