import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { overtakeApprovalsOf } from "../approvals/index.ts";
import { recordAudit } from "../audit/index.ts";
import { giveFirstPassword, resetTotp, selectStaffByName, updateActive } from "./staff.store.ts";

/**
 * Opens an account again for the person who runs the server: a first password (its hash) that must
 * be changed, and another authenticator. They are no second person for a day.
 */
export async function reopenStaff(
  tx: Tx,
  username: string,
  passwordHash: string,
): Promise<Result<undefined, "NO_SUCH_PERSON">> {
  const staff = await selectStaffByName(tx, username);
  if (!staff) return refuse("NO_SUCH_PERSON");
  await updateActive(tx, staff.id, true);
  await giveFirstPassword(tx, staff.id, passwordHash);
  await resetTotp(tx, staff.id);
  await overtakeApprovalsOf(tx, staff.id, `The account of ${staff.username} was reset`);
  const audit = {
    actor: "the holder of the server",
    action: "staff.reset",
    subject: staff.publicId,
    brandId: staff.brandId,
  };
  await recordAudit(tx, { ...audit, before: { active: staff.active } });
  return ok(undefined);
}
