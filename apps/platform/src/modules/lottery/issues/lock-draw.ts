import type { Tx } from "@perya/postgres";
import type { Issue } from "../lottery.ts";
import { lockIssue, selectIssue } from "./issues.store.ts";

/**
 * The draw of a game by its number, locked until the transaction ends like `lockIssue`; undefined
 * when there is none.
 */
export async function lockDraw(
  tx: Tx,
  { gameCode, issueNo }: Pick<Issue, "gameCode" | "issueNo">,
): Promise<Issue | undefined> {
  const found = await selectIssue(tx, gameCode, issueNo);
  return found && lockIssue(tx, found.id);
}
