import type { Tx } from "@perya/postgres";
import { tokenHash } from "@perya/secrets";
import { recordAudit } from "../../audit/index.ts";
import { revokeStaffSession } from "../staff.store.ts";

/**
 * Ends the session of a token, with its line in the audit trail. A token that is no longer valid is
 * not a fault.
 */
export async function signOutStaff(tx: Tx, token: string): Promise<void> {
  const staff = await revokeStaffSession(tx, tokenHash(token));
  if (staff)
    await recordAudit(tx, {
      actor: staff.username,
      action: "staff.sign-out",
      subject: staff.publicId,
      brandId: staff.brandId,
    });
}
