import { refuse, ok, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import { openSecret, sealSecret } from "../../secrets/seal-secret.ts";
import { matchesPassword } from "../../secrets/password.ts";
import { newToken, tokenHash } from "@perya/secrets";
import type { Staff } from "./staff.ts";
import { countStaffFailures, insertStaffFailure, insertStaffSession, selectStaffByName, useTotpStep } from "./staff.store.ts";
import { newTotpSecret, totpStepOf, totpUri } from "./totp.ts";

export type StaffSignInRefusal = "WRONG_LOGIN" | "CODE_NEEDED" | "WRONG_CODE" | "TOO_MANY_ATTEMPTS";

export interface StaffSession {
  readonly token: string;
  readonly staff: Staff;
  /** Given at the first sign-in: the session may do nothing but confirm it with a code. */
  readonly setup?: { readonly secret: string; readonly uri: string };
}

const GUESSES = 10;

/** Signs a member of staff in: password, and a one-time code that works once. Who has none yet gets a secret to set up. */
export async function signInStaff(
  platform: Platform,
  login: { username: string; password: string; code?: string | undefined },
  ip: string,
): Promise<Result<StaffSession, StaffSignInRefusal>> {
  const { db, config } = platform;
  const username = login.username.toLowerCase();
  if ((await countStaffFailures(db, username, ip)) >= GUESSES) return refuse("TOO_MANY_ATTEMPTS");
  const fail = async (refusal: StaffSignInRefusal) => {
    await db.inTransaction((tx) => insertStaffFailure(tx, username, ip));
    return refuse(refusal);
  };
  const staff = await selectStaffByName(db, username);
  const matches = await matchesPassword(staff?.passwordHash, login.password);
  if (!staff || !matches || !staff.active) return fail("WRONG_LOGIN");
  if (!staff.sealedTotp) return ok(await beginSetup(platform, staff));
  if (login.code === undefined) return refuse("CODE_NEEDED");
  const step = totpStepOf(openSecret(config.secretKey, ownerOf(staff), staff.sealedTotp), login.code);
  if (step === undefined || !(await db.inTransaction((tx) => useTotpStep(tx, staff.id, step)))) return fail("WRONG_CODE");
  const token = newToken();
  await db.inTransaction((tx) => insertStaffSession(tx, staff.id, tokenHash(token), null));
  return ok({ token, staff });
}

async function beginSetup({ db, config }: Platform, staff: Staff): Promise<StaffSession> {
  const secret = newTotpSecret();
  const token = newToken();
  await db.inTransaction((tx) => insertStaffSession(tx, staff.id, tokenHash(token), sealSecret(config.secretKey, ownerOf(staff), secret)));
  return { token, staff, setup: { secret, uri: totpUri(staff.username, secret) } };
}

/** Whose sealed secret it is; bound into the seal. */
export function ownerOf(staff: Pick<Staff, "publicId">): string {
  return `staff:${staff.publicId}`;
}
