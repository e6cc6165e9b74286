import { newToken, tokenHash } from "@perya/secrets";
import { ok, refuse, type Result } from "@perya/result";
import { placeOf } from "../../../../http/visitors/place-of.ts";
import type { Platform } from "../../../../platform.ts";
import type { ReachedBrand } from "../../../brands/index.ts";
import { sendCode } from "../../../codes/index.ts";
import type { CarrierRefusal } from "../../../messages/index.ts";
import type { Player } from "../../../players/index.ts";
import type { Origin } from "../../identity.ts";
import { selectChecked } from "../../passkeys/passkeys.store.ts";
import { relyingParty } from "../../passkeys/relying-party.ts";
import type { SignInOptions } from "../complete-sign-in.ts";
import { insertWaiting, type WaitingSignIn } from "../places.store.ts";
import { maskRecipient } from "./mask-recipient.ts";
import { provenContact } from "./proven-contact.ts";

/**
 * What a browser gets in place of a session: it completes the sign-in with this and the code.
 */
export interface Ticket {
  readonly ticket: string;
  /**
   * The masked number or address the code was sent to; with a passkey, one that a code could be
   * sent to instead, or empty.
   */
  readonly recipient: string;
  readonly channel: WaitingSignIn["channel"];
  /** Whether a code of the player's authenticator app completes it. */
  readonly authenticator: boolean;
}

/** What the player wants asked. */
interface Wanted extends SignInOptions {
  readonly passkey: boolean;
  readonly authenticator: boolean;
}

/**
 * Asks a player for more than was shown so far: for a passkey of this site where they want that and
 * have one, else for a code of their authenticator app, and without one for a code to their
 * verified phone or else their verified e-mail. Codes that are sent never stand in for an
 * authenticator: who took over a number must not come in by it.
 */
export async function askSecondFactor(
  platform: Platform,
  brand: ReachedBrand,
  player: Player,
  origin: Origin,
  { passkey, authenticator, remember = false, mustChange = false }: Wanted,
): Promise<Result<Ticket, "NO_CONTACT" | "PASSKEY_ELSEWHERE" | CarrierRefusal>> {
  const { db } = platform;
  const contact = authenticator ? undefined : await provenContact(db, player.id);
  const place = placeOf(origin.ip);
  const waitFor = async (to: Pick<WaitingSignIn, "channel" | "recipient">): Promise<Ticket> => {
    const ticket = newToken();
    const waiting = { ...to, playerId: player.id, place, remember, mustChange };
    await insertWaiting(db, tokenHash(ticket), waiting);
    const recipient = contact ? maskRecipient(contact) : "";
    return { ticket, channel: to.channel, recipient, authenticator };
  };
  const { id } = relyingParty(platform, brand);
  if (passkey && (await selectChecked(db, player.id, id)).length > 0)
    return ok(await waitFor({ channel: "passkey", recipient: "" }));
  if (authenticator) return ok(await waitFor({ channel: "authenticator", recipient: "" }));
  if (!contact) return refuse(passkey ? "PASSKEY_ELSEWHERE" : "NO_CONTACT");
  const sent = await sendCode(
    platform,
    { ...contact, brandId: brand.id, purpose: "new-place", place },
    brand.name,
  );
  // A code sent a moment ago is still valid, so asking too often must not shut a player out.
  if (!sent.ok && sent.refusal !== "TOO_MANY_REQUESTS") return sent;
  return ok(await waitFor(contact));
}
