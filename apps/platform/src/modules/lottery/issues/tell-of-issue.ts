import type { Platform } from "../../../platform.ts";
import type { Moved } from "./advance-issue.ts";

/** Tells every open page that an issue has moved on. */
export function tellOfIssue(
  { live }: Platform,
  { gameCode, issueNo, status }: Omit<Moved, "lateSeconds">,
): void {
  live.tellAll({ type: "lottery", gameCode, issueNo, status });
}
