import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import { openSecret } from "../../secrets/seal-secret.ts";
import { tokenHash } from "@perya/secrets";
import { recordAudit } from "../audit/index.ts";
import { ownerOf } from "./sign-in-staff.ts";
import type { Staff } from "./staff.ts";
import { completeSession, selectStaffSession, updateTotp, useTotpStep } from "./staff.store.ts";
import { totpStepOf } from "./totp.ts";

/** Takes the first code of a new authenticator as the proof that it works, and makes the waiting session a full one. */
export async function confirmTotp({ db, config }: Platform, token: string, code: string): Promise<Result<Staff, "NOT_LOGGED_IN" | "WRONG_CODE">> {
  return db.inTransaction(async (tx) => {
    const session = await selectStaffSession(tx, tokenHash(token));
    if (!session?.pendingTotp || session.staff.sealedTotp) return refuse("NOT_LOGGED_IN");
    const step = totpStepOf(openSecret(config.secretKey, ownerOf(session.staff), session.pendingTotp), code);
    if (step === undefined) return refuse("WRONG_CODE");
    await updateTotp(tx, session.staff.id, session.pendingTotp);
    await useTotpStep(tx, session.staff.id, step);
    await completeSession(tx, session.sessionId);
    await recordAudit(tx, { actor: session.staff.username, action: "staff.totp", subject: session.staff.publicId });
    return ok(session.staff);
  });
}
