import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { tellFact } from "../../facts/index.ts";
import { authenticatorChanged } from "../facts.ts";
import type { SignedIn } from "../identity.ts";
import { hasAuthenticator, replaceRecoveryCodes } from "./authenticator.store.ts";
import { rightCode } from "./check-authenticator.ts";
import { newRecoveryCodes, recoveryHash } from "./recovery-codes.ts";

export type RenewRefusal =
  | "AUTHENTICATOR_OFF"
  | "AUTHENTICATOR_CODE_NEEDED"
  | "WRONG_AUTHENTICATOR_CODE"
  | "TOO_MANY_ATTEMPTS";

/** What was shown beside the password: a code, or a passkey in place of both. */
export type SecondProof = "passkey" | { readonly code: string; readonly ip: string };

/**
 * Replaces a player's recovery codes and answers the new ones, which are shown this once. New ones
 * stand in for the app, so a code of it, or a recovery code that was not used, is asked for too:
 * the password alone must not get round the app. The caller has checked the password or passkey.
 */
export async function renewRecoveryCodes(
  platform: Platform,
  player: SignedIn,
  second: SecondProof,
): Promise<Result<readonly string[], RenewRefusal>> {
  const { db } = platform;
  if (!(await hasAuthenticator(db, player.id))) return refuse("AUTHENTICATOR_OFF");
  if (second !== "passkey" && second.code === "") return refuse("AUTHENTICATOR_CODE_NEEDED");
  const right = second === "passkey" ? undefined : await rightCode(platform, player, second);
  if (right && !right.ok) return right;
  const codes = newRecoveryCodes();
  return db.inTransaction(async (tx) => {
    if (right && !(await right.value(tx))) return refuse("WRONG_AUTHENTICATOR_CODE");
    if (!(await replaceRecoveryCodes(tx, player.id, codes.map(recoveryHash))))
      return refuse("AUTHENTICATOR_OFF");
    await tellFact(tx, authenticatorChanged, { player: player.id, what: "new recovery codes" });
    return ok(codes);
  });
}
