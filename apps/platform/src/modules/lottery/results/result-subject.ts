import { drawName, type Issue } from "../lottery.ts";

/** The key of a pending result among requests. */
export const RESULT_KIND = "lottery.result";

/** The name of a draw among pending requests. */
export function subjectOfResult({
  gameCode,
  issueNo,
}: Pick<Issue, "gameCode" | "issueNo">): string {
  return drawName(gameCode, issueNo);
}
