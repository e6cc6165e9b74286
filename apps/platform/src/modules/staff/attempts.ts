import { ok, refuse, type Refused, type Result } from "@perya/result";
import { placeOf } from "../../http/place-of.ts";
import type { Platform } from "../../platform.ts";
import { matchesPassword } from "../../secrets/password.ts";
import { recordAudit } from "../audit/index.ts";
import { countTries, forgetTry, insertTry, lockTries, markWrongCode } from "./attempts.store.ts";
import { doorFor, type Door } from "./guessing.ts";
import type { Staff } from "./staff.ts";
import { selectStaffByName } from "./staff.store.ts";

/** What is tried: the begin of its action in the audit trail. */
type Tried = "staff.sign-in" | "staff.password";

/** One try, counted before it was judged. */
export interface Attempt {
  readonly id: bigint;
  readonly tried: Tried;
  readonly username: string;
  readonly ip: string;
  readonly door: Exclude<Door, "shut">;
}

/** A member of staff whose password was right, in an attempt that is not over yet: end it with `passAttempt` or `failAttempt`. */
export interface RightPassword {
  readonly attempt: Attempt;
  readonly staff: Staff;
}

type AttemptRefusal = "WRONG_LOGIN" | "PASSWORD_EXPIRED" | "WRONG_CODE" | "TOO_MANY_ATTEMPTS";

/**
 * Judges a password of staff, the only place that does: the attempt is written down first, with all others at the name or from the place waiting, so that of any number at
 * once no more are judged than of as many one after the other.
 */
export async function judgeStaffPassword(
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
    const door = doorFor(await countTries(tx, username, place));
    return door === "shut"
      ? undefined
      : { id: await insertTry(tx, username, place), tried, username, ip, door };
  });
}

/** Nothing was guessed wrong: the attempt no longer counts. */
export async function passAttempt({ db }: Platform, { id }: Attempt): Promise<void> {
  await forgetTry(db, id);
}

/** Leaves the attempt standing, with its line in the trail, and a second one when it was the one that shut the door. */
export async function failAttempt<Code extends AttemptRefusal>(
  { db }: Platform,
  { id, tried, username, ip, door }: Attempt,
  staff: Staff | undefined,
  refusal: Code,
): Promise<Refused<Code | "TOO_MANY_ATTEMPTS">> {
  await db.inTransaction(async (tx) => {
    if (refusal === "WRONG_CODE") await markWrongCode(tx, id);
    const shut = doorFor(await countTries(tx, username, placeOf(ip))) === "shut";
    // What was typed for a name that nobody has may be a password, so it is not kept.
    const audit = {
      actor: staff?.username ?? "nobody",
      subject: staff?.publicId ?? "unknown",
      brandId: staff?.brandId ?? null,
      after: { ip, refusal },
    };
    await recordAudit(tx, { ...audit, action: `${tried}.fail` });
    if (shut) await recordAudit(tx, { ...audit, action: `${tried}.shut` });
  });
  return refuse(door === "all-or-nothing" ? "TOO_MANY_ATTEMPTS" : refusal);
}
