import type { Tx } from "@perya/postgres";
import { ok, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import {
  askOnce,
  mayActAlone,
  noteAlone,
  sameLimits,
  type MoneyMove,
} from "../../approvals/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import type { DecideRefusal } from "./decide-refusals.ts";
import type { HeldApplication } from "./held-application.ts";
import { issueApplication, plannedIssue, refusedIssue } from "./issue-application.ts";

export const ISSUE_KIND = "promotions.issue";

/**
 * Issues the bonus of a held application. What is above what one person may move, at once or in the
 * day's sums, waits for a second one instead.
 */
export async function issueOrAsk(
  { config }: Pick<Platform, "config">,
  tx: Tx,
  staff: StaffSignedIn,
  held: HeldApplication,
  { units, reason }: { readonly units: bigint; readonly reason: string },
): Promise<Result<"DONE" | "WAITING", DecideRefusal>> {
  const refused = await refusedIssue(tx, held, await plannedIssue(tx, held, units));
  if (refused) return refused;
  const move = moveOf(staff, held, units, reason);
  if (!(await mayActAlone(tx, staff, move, sameLimits(config.twoPersonAbove)))) {
    const asked = await askOnce(tx, move);
    return asked.ok ? ok("WAITING") : asked;
  }
  const issued = await issueApplication(tx, held, { units, actor: staff.username, reason });
  if (!issued.ok) return issued;
  await noteAlone(tx, move);
  return ok("DONE");
}

function moveOf(
  { id: askedById, username: askedBy }: StaffSignedIn,
  { grant, player }: HeldApplication,
  units: bigint,
  reason: string,
): MoneyMove {
  return {
    kind: ISSUE_KIND,
    brandId: grant.brandId,
    subject: grant.publicId,
    about: player.username,
    player: player.publicId,
    units,
    currency: grant.currency,
    payload: {},
    reason,
    key: null,
    askedById,
    askedBy,
  };
}
