import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";
import { checkCode } from "../../codes/index.ts";
import { askPassword, type AskPasswordRefusal } from "../guessing/ask-password.ts";
import type { SignedIn } from "../identity.ts";
import { provenContact } from "../signing-in/second-factor/proven-contact.ts";
import { selectPasswordsSet } from "./payment.store.ts";

export type ProofRefusal = AskPasswordRefusal | "NO_CONTACT" | "INVALID_CODE" | "CODE_EXPIRED";

/** A signed-in player's proof of being the owner. */
export interface OwnerProof {
  /** The login password; empty for a player who has none. */
  readonly password: string;
  /** The code sent to their verified number or e-mail; empty if none is needed. */
  readonly code: string;
  readonly ip: string;
}

/**
 * Checks that the signed-in player owns the account: by the login password if there is one, by a
 * code if not, and by both with `codeToo`. Returns when the code's contact was verified; null
 * without a code.
 */
export async function proveOwner(
  { db, config }: Platform,
  player: SignedIn,
  { password, code, ip }: OwnerProof,
  codeToo: boolean,
): Promise<Result<Temporal.Instant | null, ProofRefusal>> {
  const { login } = await selectPasswordsSet(db, player.id);
  if (login) {
    const asked = await askPassword(db, player, { typed: password, ip });
    if (!asked.ok) return asked;
    if (!codeToo) return ok(null);
  }
  const contact = await provenContact(db, player.id);
  if (!contact) return refuse("NO_CONTACT");
  const { channel, recipient, provenAt } = contact;
  const to = {
    brandId: player.brandId,
    purpose: "payment",
    channel,
    recipient,
    place: placeOf(ip),
  } as const;
  const wrong = await checkCode(db, config.secretKey, to, code);
  return wrong ? refuse(wrong) : ok(provenAt);
}
