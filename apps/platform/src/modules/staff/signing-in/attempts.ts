import { ok, refuse, type Refused, type Result } from "@perya/result";
import { placeOf } from "../../../http/visitors/place-of.ts";
import type { Platform } from "../../../platform.ts";
import { matchesPassword } from "../../../secrets/password.ts";
import { recordAudit } from "../../audit/index.ts";
import { countTries, forgetTry, insertTry, lockTries, markWrongCode } from "./attempts.store.ts";
import { attemptStateFor, type AttemptState } from "./guessing.ts";
import type { Staff } from "../staff.ts";
import { selectStaffByName } from "../staff.store.ts";

/** What is tried: the prefix of its action in the audit trail. */
type Tried = "staff.sign-in" | "staff.password";

/** One try, counted before it was checked. */
export interface Attempt {
  readonly id: bigint;
  readonly tried: Tried;
  readonly username: string;
  readonly ip: string;
  readonly state: Exclude<AttemptState, "locked">;
}

/**
 * A member of staff with a correct password, in an attempt in progress: end it with `passAttempt`
 * or `failAttempt`.
 */
export interface RightPassword {
  readonly attempt: Attempt;
  readonly staff: Staff;
}

type AttemptRefusal = "WRONG_LOGIN" | "PASSWORD_EXPIRED" | "WRONG_CODE" | "TOO_MANY_ATTEMPTS";

/**
 * Checks a password of staff, the only place that does: the attempt is recorded first, while all
 * others at the name or from the place wait, so that concurrent attempts get no more checks than
 * sequential ones.
 */
export async function checkStaffPassword(
  platform: Platform,
  tried: Tried,
  login: { readonly username: string; readonly password: string },
  ip: string,
): Promise<Result<RightPassword, "WRONG_LOGIN" | "TOO_MANY_ATTEMPTS">> {
  const attempt = await beginAttempt(platform, tried, login.username.toLowerCase(), ip);
  if (!attempt) return refuse("TOO_MANY_ATTEMPTS");
  const staff = await selectStaffByName(platform.db, attempt.username);
  const matches = await matchesPassword(staff?.passwordHash, login.password);
  return staff && matches && staff.active
    ? ok({ attempt, staff })
    : failAttempt(platform, attempt, staff, "WRONG_LOGIN");
}

async function beginAttempt(
  { db }: Platform,
  tried: Tried,
  username: string,
  ip: string,
): Promise<Attempt | undefined> {
  const place = placeOf(ip);
  return db.inTransaction(async (tx) => {
    await lockTries(tx, username, place);
    const state = attemptStateFor(await countTries(tx, username, place));
    return state === "locked"
      ? undefined
      : { id: await insertTry(tx, username, place), tried, username, ip, state };
  });
}

/** Nothing was guessed wrong: the attempt no longer counts. */
export async function passAttempt({ db }: Platform, { id }: Attempt): Promise<void> {
  await forgetTry(db, id);
}

/**
 * Keeps the attempt, with its line in the trail, and a second one when it triggered the lockout.
 */
export async function failAttempt<Code extends AttemptRefusal>(
  { db }: Platform,
  { id, tried, username, ip, state }: Attempt,
  staff: Staff | undefined,
  refusal: Code,
): Promise<Refused<Code | "TOO_MANY_ATTEMPTS">> {
  await db.inTransaction(async (tx) => {
    if (refusal === "WRONG_CODE") await markWrongCode(tx, id);
    const shut = attemptStateFor(await countTries(tx, username, placeOf(ip))) === "locked";
    // A typed name that does not exist may be a password, so it is not stored.
    const audit = {
      actor: staff?.username ?? "nobody",
      subject: staff?.publicId ?? "unknown",
      brandId: staff?.brandId ?? null,
      after: { ip, refusal },
    };
    await recordAudit(tx, { ...audit, action: `${tried}.fail` });
    if (shut) await recordAudit(tx, { ...audit, action: `${tried}.shut` });
  });
  return refuse(state === "all-or-nothing" ? "TOO_MANY_ATTEMPTS" : refusal);
}
