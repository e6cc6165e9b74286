import type { Database } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { openSecret } from "../../../secrets/seal-secret.ts";
import { totpStepOf } from "../../../secrets/totp.ts";
import { tellFact } from "../../facts/index.ts";
import { authenticatorChanged } from "../facts.ts";
import { checkGuess, type Question } from "../guessing/check-guess.ts";
import type { SignedIn } from "../identity.ts";
import { selectSecret, takeRecoveryCode, takeStep } from "./authenticator.store.ts";
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

/**
 * Checks what a player typed: a code of their authenticator app, or one of their recovery codes.
 * Each works once. Wrong ones are counted as guesses; behind a password, so letters from a picture
 * are not asked for. Call it before the transaction it is for.
 */
export async function checkAuthenticator(
  { db, config }: Pick<Platform, "db" | "config">,
  player: Owner,
  { code, ip }: { readonly code: string; readonly ip: string },
): Promise<Result<undefined, "WRONG_AUTHENTICATOR_CODE" | "TOO_MANY_ATTEMPTS">> {
  const typed = code.replaceAll(/\s/g, "");
  const checked = await checkGuess(db, guessAt(player, ip), true, async () => {
    if (!/^\d{6}$/.test(typed)) return takeRecovery(db, player.id, typed);
    const sealed = await selectSecret(db, player.id);
    if (!sealed) return false;
    const step = totpStepOf(openSecret(config.secretKey, secretOwner(player), sealed), typed);
    return step !== undefined && takeStep(db, player.id, sealed, step);
  });
  if (checked.ok) return ok(undefined);
  return refuse(
    checked.refusal === "TOO_MANY_ATTEMPTS" ? checked.refusal : "WRONG_AUTHENTICATOR_CODE",
  );
}

/** Takes a recovery code; the player is told, since it may not have been them. */
function takeRecovery(db: Database, player: bigint, typed: string): Promise<boolean> {
  return db.inTransaction(async (tx) => {
    if (!(await takeRecoveryCode(tx, player, recoveryHash(typed)))) return false;
    await tellFact(tx, authenticatorChanged, { player, what: "recovery code used" });
    return true;
  });
}
