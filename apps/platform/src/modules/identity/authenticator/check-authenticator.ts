import type { Database, Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { openSecret } from "../../../secrets/seal-secret.ts";
import { totpStepOf } from "../../../secrets/totp.ts";
import { tellFact } from "../../facts/index.ts";
import { authenticatorChanged } from "../facts.ts";
import { checkGuess, type Question } from "../guessing/check-guess.ts";
import type { SignedIn } from "../identity.ts";
import {
  isRecoveryCodeFree,
  isStepFree,
  selectSecret,
  takeRecoveryCode,
  takeStep,
} from "./authenticator.store.ts";
import { recoveryHash } from "./recovery-codes.ts";

/** The longest code anyone types: a recovery code with some spaces around its blocks. */
export const MAX_CODE_CHARACTERS = 40;

type Owner = Pick<SignedIn, "id" | "brandId" | "publicId" | "username">;

/** Whose sealed secret it is; bound into the seal. */
export function secretOwner({ publicId }: Pick<SignedIn, "publicId">): string {
  return `player:${publicId}`;
}

/** Where guesses at a player's authenticator are counted. */
export function guessAt(
  { brandId, username }: Pick<SignedIn, "brandId" | "username">,
  ip: string,
): Question {
  return { brandId, name: username.toLowerCase(), ip, secret: "authenticator" };
}

/** Uses a right code up, with what it is for; false when it was used meanwhile. */
export type TakeCode = (tx: Tx) => Promise<boolean>;

type WrongCode = "WRONG_AUTHENTICATOR_CODE" | "TOO_MANY_ATTEMPTS";
type Typed = { readonly code: string; readonly ip: string };

/**
 * Checks what a player typed: a code of their authenticator app, or one of their recovery codes,
 * and uses it up. Call it before the transaction it is for, where that can't be refused.
 */
export async function checkAuthenticator(
  platform: Pick<Platform, "db" | "config">,
  player: Owner,
  typed: Typed,
): Promise<Result<undefined, WrongCode>> {
  const right = await rightCode(platform, player, typed);
  if (!right.ok) return right;
  return (await platform.db.inTransaction(right.value))
    ? ok(undefined)
    : refuse("WRONG_AUTHENTICATOR_CODE");
}

/**
 * The same without using the code up: answers how it is taken in the transaction it is for, which
 * must not go on when that is false. Each works once. Wrong ones are counted as guesses; behind a
 * password, so letters from a picture are not asked for.
 */
export async function rightCode(
  { db, config }: Pick<Platform, "db" | "config">,
  player: Owner,
  { code, ip }: Typed,
): Promise<Result<TakeCode, WrongCode>> {
  const typed = code.replaceAll(/\s/g, "");
  let take: TakeCode | undefined;
  const checked = await checkGuess(db, guessAt(player, ip), true, async () => {
    take = await (/^\d{6}$/.test(typed)
      ? codeOfApp(db, player, config.secretKey, typed)
      : recoveryCode(db, player.id, recoveryHash(typed)));
    return take !== undefined;
  });
  if (take) return ok(take);
  const stopped = !checked.ok && checked.refusal === "TOO_MANY_ATTEMPTS";
  return refuse(stopped ? "TOO_MANY_ATTEMPTS" : "WRONG_AUTHENTICATOR_CODE");
}

async function codeOfApp(
  db: Database,
  player: Owner,
  secretKey: string,
  typed: string,
): Promise<TakeCode | undefined> {
  const sealed = await selectSecret(db, player.id);
  if (!sealed) return undefined;
  const step = totpStepOf(openSecret(secretKey, secretOwner(player), sealed), typed);
  if (step === undefined || !(await isStepFree(db, player.id, sealed, step))) return undefined;
  return (tx) => takeStep(tx, player.id, sealed, step);
}

/** The player is told of a recovery code that is taken, since it may not have been them. */
async function recoveryCode(
  db: Database,
  player: bigint,
  hash: Buffer,
): Promise<TakeCode | undefined> {
  if (!(await isRecoveryCodeFree(db, player, hash))) return undefined;
  return async (tx) => {
    if (!(await takeRecoveryCode(tx, player, hash))) return false;
    await tellFact(tx, authenticatorChanged, { player, what: "recovery code used" });
    return true;
  };
}
