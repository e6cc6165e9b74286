import { refuse, ok, type Refused, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import { openSecret, sealSecret } from "../../secrets/seal-secret.ts";
import { matchesPassword } from "../../secrets/password.ts";
import { newToken, tokenHash } from "@perya/secrets";
import { recordAudit } from "../audit/index.ts";
import { countTries, forgetTry, insertTry, markWrongCode } from "./attempts.store.ts";
import { doorFor, type Door } from "./guessing.ts";
import type { Staff } from "./staff.ts";
import { insertStaffSession, selectStaffByName, useTotpStep } from "./staff.store.ts";
import { newTotpSecret, totpStepOf, totpUri } from "./totp.ts";

export type StaffSignInRefusal = "WRONG_LOGIN" | "CODE_NEEDED" | "WRONG_CODE" | "TOO_MANY_ATTEMPTS";

export interface StaffSession {
  readonly token: string;
  readonly staff: Staff;
  /** Given at the first sign-in: the session may do nothing but confirm it with a code. */
  readonly setup?: { readonly secret: string; readonly uri: string };
}

/** One try to come in. */
interface Attempt {
  readonly id: bigint;
  readonly username: string;
  readonly ip: string;
  readonly door: Exclude<Door, "shut">;
}

/**
 * Signs a member of staff in: password, and a one-time code that works once. Who has none yet gets a secret to set up. Who came in, who did not and whose door was shut
 * stands in the audit trail.
 */
export async function signInStaff(
  platform: Platform,
  login: { username: string; password: string; code?: string | undefined },
  ip: string,
): Promise<Result<StaffSession, StaffSignInRefusal>> {
  const { db } = platform;
  const attempt = await beginAttempt(platform, login.username.toLowerCase(), ip);
  if (!attempt) return refuse("TOO_MANY_ATTEMPTS");
  const staff = await selectStaffByName(db, attempt.username);
  const matches = await matchesPassword(staff?.passwordHash, login.password);
  if (!staff || !matches || !staff.active) return failed(platform, attempt, staff, "WRONG_LOGIN");
  if (login.code === undefined || !staff.sealedTotp) {
    // Nothing was guessed wrong, but where everything must be right at once this is not enough.
    if (attempt.door === "all-or-nothing") return failed(platform, attempt, staff, "TOO_MANY_ATTEMPTS");
    await db.inTransaction((tx) => forgetTry(tx, attempt.id));
    return staff.sealedTotp ? refuse("CODE_NEEDED") : ok(await beginSetup(platform, staff, ip));
  }
  const session = await enter(platform, attempt, staff, staff.sealedTotp, login.code);
  return session ? ok(session) : failed(platform, attempt, staff, "WRONG_CODE");
}

async function beginAttempt({ db }: Platform, username: string, ip: string): Promise<Attempt | undefined> {
  return db.inTransaction(async (tx) => {
    const door = doorFor(await countTries(tx, username, ip));
    return door === "shut" ? undefined : { id: await insertTry(tx, username, ip), username, ip, door };
  });
}

/** A full session, when the code is right and was not used before; all in one transaction. */
async function enter({ db, config }: Platform, attempt: Attempt, staff: Staff, sealed: Buffer, code: string): Promise<StaffSession | undefined> {
  const step = totpStepOf(openSecret(config.secretKey, ownerOf(staff), sealed), code);
  if (step === undefined) return undefined;
  const token = newToken();
  const entered = await db.inTransaction(async (tx) => {
    if (!(await useTotpStep(tx, staff.id, step))) return false;
    await forgetTry(tx, attempt.id);
    await insertStaffSession(tx, staff.id, tokenHash(token), null, attempt.ip);
    const { username: actor, publicId: subject, brandId } = staff;
    await recordAudit(tx, { actor, action: "staff.sign-in", subject, brandId, after: { ip: attempt.ip } });
    return true;
  });
  return entered ? { token, staff } : undefined;
}

/** Leaves the attempt standing, with its line in the trail, and a second one when it was the one that shut the door. */
async function failed(
  { db }: Platform,
  { id, username, ip, door }: Attempt,
  staff: Staff | undefined,
  refusal: StaffSignInRefusal,
): Promise<Refused<StaffSignInRefusal>> {
  await db.inTransaction(async (tx) => {
    if (refusal === "WRONG_CODE") await markWrongCode(tx, id);
    const shut = doorFor(await countTries(tx, username, ip)) === "shut";
    // What was typed for a name that nobody has may be a password, so it is not kept.
    const deed = {
      actor: staff?.username ?? "nobody",
      subject: staff?.publicId ?? "unknown",
      brandId: staff?.brandId ?? null,
      after: { ip, refusal },
    };
    await recordAudit(tx, { ...deed, action: "staff.sign-in.fail" });
    if (shut) await recordAudit(tx, { ...deed, action: "staff.sign-in.shut" });
  });
  return refuse(door === "all-or-nothing" ? "TOO_MANY_ATTEMPTS" : refusal);
}

async function beginSetup({ db, config }: Platform, staff: Staff, ip: string): Promise<StaffSession> {
  const secret = newTotpSecret();
  const token = newToken();
  await db.inTransaction((tx) => insertStaffSession(tx, staff.id, tokenHash(token), sealSecret(config.secretKey, ownerOf(staff), secret), ip));
  return { token, staff, setup: { secret, uri: totpUri(staff.username, secret) } };
}

/** Whose sealed secret it is; bound into the seal. */
export function ownerOf(staff: Pick<Staff, "publicId">): string {
  return `staff:${staff.publicId}`;
}
