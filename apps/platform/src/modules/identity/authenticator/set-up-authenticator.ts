import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { openSecret, sealSecret } from "../../../secrets/seal-secret.ts";
import { newTotpSecret, totpStepOf, totpUri } from "../../../secrets/totp.ts";
import { tellFact } from "../../facts/index.ts";
import { authenticatorChanged } from "../facts.ts";
import { checkGuess } from "../guessing/check-guess.ts";
import type { SignedIn } from "../identity.ts";
import {
  confirmPending,
  replaceRecoveryCodes,
  selectPending,
  writePending,
} from "./authenticator.store.ts";
import { guessAt, secretOwner } from "./check-authenticator.ts";
import { newRecoveryCodes, recoveryHash } from "./recovery-codes.ts";

/** What an authenticator app is set up with; it is shown this once. */
export interface AuthenticatorSetup {
  /** Base32, to type. */
  readonly secret: string;
  /** To scan: an otpauth address. */
  readonly uri: string;
}

/** Makes a secret for a player's authenticator app. It is not asked for until it is confirmed. */
export async function beginAuthenticator(
  { db, config }: Platform,
  player: SignedIn,
  issuer: string,
): Promise<Result<AuthenticatorSetup, "AUTHENTICATOR_ON">> {
  const secret = newTotpSecret();
  const sealed = sealSecret(config.secretKey, secretOwner(player), secret);
  return (await writePending(db, player.id, sealed))
    ? ok({ secret, uri: totpUri({ account: player.username, issuer }, secret) })
    : refuse("AUTHENTICATOR_ON");
}

/**
 * Takes the first code of an app as the proof that it works: from now on sign-ins and withdrawals
 * ask for one. Answers the recovery codes, which are shown this once. Wrong codes are guesses.
 */
export async function confirmAuthenticator(
  { db, config }: Platform,
  player: SignedIn,
  { code, ip }: { readonly code: string; readonly ip: string },
): Promise<
  Result<readonly string[], "SETUP_OVER" | "WRONG_AUTHENTICATOR_CODE" | "TOO_MANY_ATTEMPTS">
> {
  const sealed = await selectPending(db, player.id);
  if (!sealed) return refuse("SETUP_OVER");
  let step: bigint | undefined;
  const checked = await checkGuess(db, guessAt(player, ip), true, async () => {
    step = totpStepOf(openSecret(config.secretKey, secretOwner(player), sealed), code);
    return step !== undefined;
  });
  if (!checked.ok)
    return refuse(
      checked.refusal === "TOO_MANY_ATTEMPTS" ? checked.refusal : "WRONG_AUTHENTICATOR_CODE",
    );
  const codes = newRecoveryCodes();
  return db.inTransaction(async (tx) => {
    if (step === undefined || !(await confirmPending(tx, player.id, sealed, step)))
      return refuse("SETUP_OVER");
    await replaceRecoveryCodes(tx, player.id, codes.map(recoveryHash));
    await tellFact(tx, authenticatorChanged, { player: player.id, what: "on" });
    return ok(codes);
  });
}
