import type { Platform } from "../../../platform.ts";
import type { Moved } from "./advance-issue.ts";

/** Notifies every open page that an issue has changed state. */
export function publishIssue(
  { live }: Platform,
  { gameCode, issueNo, status }: Omit<Moved, "lateSeconds">,
): void {
  live.broadcast({ type: "lottery", gameCode, issueNo, status });
}
