import { newToken, tokenHash } from "@perya/secrets";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../../platform.ts";
import type { Brand, ReachedBrand } from "../../../brands/index.ts";
import { checkCode, sendCode, type Recipient } from "../../../codes/index.ts";
import type { CarrierRefusal } from "../../../messages/index.ts";
import { playerById, type Player } from "../../../players/index.ts";
import type { Origin } from "../../identity.ts";
import { selectChecked } from "../../passkeys/passkeys.store.ts";
import { relyingParty } from "../../passkeys/relying-party.ts";
import { selectClosedAt } from "../../closing/closing.store.ts";
import { completeSignIn, type SignInOptions, type CompletedSignIn } from "../complete-sign-in.ts";
import { maskRecipient } from "./mask-recipient.ts";
import { placeOf } from "../../../../http/visitors/place-of.ts";
import { provenContact } from "./proven-contact.ts";
import {
  insertWaiting,
  selectWaiting,
  updateWaiting,
  useWaiting,
  type WaitingSignIn,
} from "../places.store.ts";

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
  readonly channel: "sms" | "mail" | "passkey";
}

/**
 * Asks a player who knows the password for more: for a passkey of this site where they want that
 * and have one, else for a code to their verified phone or else their verified e-mail.
 */
export async function askSecondFactor(
  platform: Platform,
  brand: ReachedBrand,
  player: Player,
  origin: Origin,
  { passkey, remember = false, mustChange = false }: SignInOptions & { readonly passkey: boolean },
): Promise<Result<Ticket, "NO_CONTACT" | CarrierRefusal>> {
  const contact = await provenContact(platform.db, player.id);
  const waitFor = async (to: Pick<WaitingSignIn, "channel" | "recipient">) => {
    const ticket = newToken();
    const place = placeOf(origin.ip);
    const waiting = { ...to, playerId: player.id, place, remember, mustChange };
    await insertWaiting(platform.db, tokenHash(ticket), waiting);
    return ticket;
  };
  const { id } = relyingParty(platform, brand);
  if (passkey && (await selectChecked(platform.db, player.id, id)).length > 0)
    return ok({
      ticket: await waitFor({ channel: "passkey", recipient: "" }),
      channel: "passkey",
      recipient: contact ? maskRecipient(contact) : "",
    });
  if (!contact) return refuse("NO_CONTACT");
  const sent = await sendCode(
    platform,
    { ...contact, brandId: brand.id, purpose: "new-place", place: placeOf(origin.ip) },
    brand.name,
  );
  // A code sent a moment ago is still valid, so asking too often must not shut a player out.
  if (!sent.ok && sent.refusal !== "TOO_MANY_REQUESTS") return sent;
  const { channel, recipient } = contact;
  const ticket = await waitFor({ channel, recipient });
  return ok({ ticket, channel, recipient: maskRecipient(contact) });
}

/** Sends the code of a waiting sign-in once more, or in place of the passkey it waits for. */
export async function sendSecondFactorAgain(
  platform: Platform,
  brand: Brand,
  ticket: string,
  origin: Origin,
): Promise<
  Result<{ readonly waitMinutes: number }, "TICKET_OVER" | "NO_CONTACT" | CarrierRefusal>
> {
  const waiting = await waitingAt(platform, brand, ticket, origin);
  if (!waiting) return refuse("TICKET_OVER");
  const { channel, recipient } = waiting;
  if (channel !== "passkey")
    return sendCode(platform, recipientOf(brand, { channel, recipient }, origin), brand.name);
  const contact = await provenContact(platform.db, waiting.playerId);
  if (!contact) return refuse("NO_CONTACT");
  await updateWaiting(platform.db, tokenHash(ticket), contact);
  return sendCode(platform, recipientOf(brand, contact, origin), brand.name);
}

/** Completes a pending sign-in: the right code opens the session and registers the place. */
export async function completeSecondFactor(
  platform: Platform,
  brand: Brand,
  { ticket, code }: { readonly ticket: string; readonly code: string },
  origin: Origin,
): Promise<Result<CompletedSignIn, "TICKET_OVER" | "INVALID_CODE" | "CODE_EXPIRED">> {
  const { db, config } = platform;
  const waiting = await waitingAt(platform, brand, ticket, origin);
  if (!waiting) return refuse("TICKET_OVER");
  const { channel, recipient } = waiting;
  if (channel === "passkey") return refuse("INVALID_CODE");
  const to = recipientOf(brand, { channel, recipient }, origin);
  const wrong = await checkCode(db, config.secretKey, to, code);
  if (wrong) return refuse(wrong);
  return db.inTransaction(async (tx) =>
    (await useWaiting(tx, tokenHash(ticket))) && !(await selectClosedAt(tx, waiting.player.id))
      ? ok(await completeSignIn(tx, waiting.player, origin, waiting))
      : refuse("TICKET_OVER"),
  );
}

/** A pending sign-in at this brand, with its player. */
export async function waitingAt(
  { db }: Platform,
  brand: Brand,
  ticket: string,
  { ip }: Origin,
): Promise<(WaitingSignIn & { readonly player: Player }) | undefined> {
  const waiting = await selectWaiting(db, tokenHash(ticket), placeOf(ip));
  const player = waiting && (await playerById(db, waiting.playerId));
  return waiting && player?.brandId === brand.id ? { ...waiting, player } : undefined;
}

function recipientOf(
  brand: Brand,
  { channel, recipient }: Pick<Recipient, "channel" | "recipient">,
  { ip }: Origin,
): Recipient {
  return { brandId: brand.id, purpose: "new-place", channel, recipient, place: placeOf(ip) };
}
