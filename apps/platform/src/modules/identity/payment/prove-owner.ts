import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { placeOf } from "../../../http/place-of.ts";
import { checkCode } from "../../codes/index.ts";
import { askPassword, type AskPasswordRefusal } from "../guessing/ask-password.ts";
import type { SignedIn } from "../identity.ts";
import { provenContact } from "../signing-in/proven-contact.ts";
import { selectPasswordsSet } from "./payment.store.ts";

export type ProofRefusal = AskPasswordRefusal | "NO_CONTACT" | "INVALID_CODE" | "CODE_EXPIRED";

/** What a signed-in player types to show that they are the owner. */
export interface OwnerProof {
  /** The login password; empty for a player who has none. */
  readonly password: string;
  /** The code their proven number or mail was sent; empty where none is needed. */
  readonly code: string;
  readonly ip: string;
}

/**
 * Whether who is signed in is the owner of the account. A login password is asked where there is one; a code where there is none, and where `codeToo` says so. Answers when
 * the contact was proven whose code was right; null without a code.
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
