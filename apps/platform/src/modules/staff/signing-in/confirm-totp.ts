import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { openSecret } from "../../../secrets/seal-secret.ts";
import { tokenHash } from "@perya/secrets";
import { recordAudit } from "../../audit/index.ts";
import { ownerOf } from "./sign-in-staff.ts";
import type { Staff } from "../staff.ts";
import {
  completeSession,
  lockStaff,
  selectStaffSession,
  updateTotp,
  useTotpStep,
} from "../staff.store.ts";
import { totpStepOf } from "../../../secrets/totp.ts";

/**
 * Takes the first code of a new authenticator as the proof that it works, and makes the waiting
 * session a full one. Of two set up at once the first to be confirmed counts.
 */
export async function confirmTotp(
  { db, config }: Platform,
  token: string,
  code: string,
): Promise<Result<Staff, "NOT_LOGGED_IN" | "WRONG_CODE">> {
  return db.inTransaction(async (tx) => {
    const session = await selectStaffSession(tx, tokenHash(token));
    if (!session?.pendingTotp) return refuse("NOT_LOGGED_IN");
    const { publicId } = session.staff;
    // Read again under the lock: the other one may have been confirmed just now.
    const staff = await lockStaff(tx, publicId, null);
    if (!staff || staff.sealedTotp) return refuse("NOT_LOGGED_IN");
    const step = totpStepOf(
      openSecret(config.secretKey, ownerOf(staff), session.pendingTotp),
      code,
    );
    if (step === undefined) return refuse("WRONG_CODE");
    await updateTotp(tx, staff.id, session.pendingTotp);
    await useTotpStep(tx, staff.id, step);
    await completeSession(tx, session.sessionId, staff.id);
    const audit = { actor: staff.username, subject: publicId, brandId: staff.brandId };
    await recordAudit(tx, { ...audit, action: "staff.totp" });
    await recordAudit(tx, { ...audit, action: "staff.sign-in", after: { ip: session.ip } });
    return ok(staff);
  });
}
