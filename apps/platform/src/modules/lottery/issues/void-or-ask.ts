import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { StaffSignedIn } from "../../staff/index.ts";
import { isDrawnElsewhere, type Issue } from "../lottery.ts";
import { lockDraw } from "./lock-draw.ts";
import { askToVoid } from "./void-approval.ts";
import { voidIssue, whyNotVoid, type VoidRefusal } from "./void-issue.ts";

/**
 * Voids a draw while nobody can know its result; after that it needs a second person, because one
 * person who saw that a bet has lost could refund it. Returns the public id of what waits; null
 * when the draw is void.
 */
export async function voidOrAsk(
  tx: Tx,
  staff: StaffSignedIn,
  { gameCode, issueNo, reason }: Pick<Issue, "gameCode" | "issueNo"> & { readonly reason: string },
): Promise<Result<string | null, VoidRefusal | "ASKED_ALREADY">> {
  const issue = await lockDraw(tx, { gameCode, issueNo });
  if (!issue) return refuse("NO_SUCH_ISSUE");
  const refused = whyNotVoid(issue.status);
  if (refused) return refuse(refused);
  // Read after the row is locked: waiting for it may have taken a while.
  if (isDrawnElsewhere(issue, await readClock(tx))) return askToVoid(tx, staff, issue, reason);
  const done = await voidIssue(tx, { gameCode, issueNo, voidedBy: staff.username, reason });
  return done.ok ? ok(null) : done;
}
