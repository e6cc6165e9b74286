import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { overtakeApprovalsOf } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { isLastOwner } from "../roles/last-owner.ts";
import { permissionsOf } from "../roles/roles.ts";
import type { Staff, StaffSignedIn } from "../staff.ts";
import { updateActive } from "../staff.store.ts";
import { isNoMoreThan } from "./no-more-than.ts";

/**
 * Closes a colleague's account at once, without a second person: every session ends, and what they
 * asked for waits for nobody any more.
 */
export async function closeColleague(
  tx: Tx,
  by: StaffSignedIn,
  staff: Staff,
  reason: string,
): Promise<Result<undefined, "LAST_OWNER" | "MORE_THAN_YOURS">> {
  if (!isNoMoreThan(permissionsOf(staff.roles, staff.brandId), [by]))
    return refuse("MORE_THAN_YOURS");
  if (await isLastOwner(tx, staff)) return refuse("LAST_OWNER");
  await updateActive(tx, staff.id, false);
  await overtakeApprovalsOf(tx, staff.id, `The account of ${staff.username} was closed`);
  const audit = {
    actor: by.username,
    action: "staff.close",
    subject: staff.publicId,
    brandId: staff.brandId,
    reason,
  };
  await recordAudit(tx, { ...audit, before: { active: staff.active } });
  return ok(undefined);
}
