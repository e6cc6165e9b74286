import { refuse, ok, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { openSecret, sealSecret } from "../../../secrets/seal-secret.ts";
import { newToken, tokenHash } from "@perya/secrets";
import { recordAudit } from "../../audit/index.ts";
import { failAttempt, checkStaffPassword, passAttempt, type Attempt } from "./attempts.ts";
import { forgetTry } from "./attempts.store.ts";
import type { Staff } from "../staff.ts";
import { insertStaffSession, useTotpStep } from "../staff.store.ts";
import { newTotpSecret, totpStepOf, totpUri } from "../../../secrets/totp.ts";

export type StaffSignInRefusal =
  | "WRONG_LOGIN"
  | "PASSWORD_EXPIRED"
  | "CODE_NEEDED"
  | "WRONG_CODE"
  | "TOO_MANY_ATTEMPTS";

export interface StaffSession {
  readonly token: string;
  readonly staff: Staff;
  /** Given at the first sign-in: the session may do nothing but confirm it with a code. */
  readonly setup?: { readonly secret: string; readonly uri: string };
}

/**
 * Signs a member of staff in: password, and a one-time code that works once. Who has none yet gets
 * a secret to set up. Successes, failures and lockouts are in the audit trail.
 */
export async function signInStaff(
  platform: Platform,
  login: { username: string; password: string; code?: string | undefined },
  ip: string,
): Promise<Result<StaffSession, StaffSignInRefusal>> {
  const checked = await checkStaffPassword(platform, "staff.sign-in", login, ip);
  if (!checked.ok) return checked;
  const { attempt, staff } = checked.value;
  if (staff.passwordExpired) return failAttempt(platform, attempt, staff, "PASSWORD_EXPIRED");
  if (login.code === undefined || !staff.sealedTotp) {
    // Nothing was wrong, but where password and code must come together this is not enough.
    if (attempt.state === "all-or-nothing")
      return failAttempt(platform, attempt, staff, "TOO_MANY_ATTEMPTS");
    await passAttempt(platform, attempt);
    return staff.sealedTotp ? refuse("CODE_NEEDED") : ok(await beginSetup(platform, staff, ip));
  }
  const session = await enter(platform, attempt, staff, staff.sealedTotp, login.code);
  return session ? ok(session) : failAttempt(platform, attempt, staff, "WRONG_CODE");
}

/** A full session, when the code is right and was not used before; all in one transaction. */
async function enter(
  { db, config }: Platform,
  attempt: Attempt,
  staff: Staff,
  sealed: Buffer,
  code: string,
): Promise<StaffSession | undefined> {
  const step = totpStepOf(openSecret(config.secretKey, ownerOf(staff), sealed), code);
  if (step === undefined) return undefined;
  const token = newToken();
  const entered = await db.inTransaction(async (tx) => {
    if (!(await useTotpStep(tx, staff.id, step))) return false;
    await forgetTry(tx, attempt.id);
    await insertStaffSession(tx, staff.id, tokenHash(token), null, attempt.ip);
    const { username: actor, publicId: subject, brandId } = staff;
    await recordAudit(tx, {
      actor,
      action: "staff.sign-in",
      subject,
      brandId,
      after: { ip: attempt.ip },
    });
    return true;
  });
  return entered ? { token, staff } : undefined;
}

async function beginSetup(
  { db, config }: Platform,
  staff: Staff,
  ip: string,
): Promise<StaffSession> {
  const secret = newTotpSecret();
  const token = newToken();
  await db.inTransaction((tx) =>
    insertStaffSession(
      tx,
      staff.id,
      tokenHash(token),
      sealSecret(config.secretKey, ownerOf(staff), secret),
      ip,
    ),
  );
  return { token, staff, setup: { secret, uri: totpUri({ account: staff.username }, secret) } };
}

/** Whose sealed secret it is; bound into the seal. */
export function ownerOf(staff: Pick<Staff, "publicId">): string {
  return `staff:${staff.publicId}`;
}
