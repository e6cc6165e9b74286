import { newToken, tokenHash } from "@perya/secrets";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../../platform.ts";
import type { Brand } from "../../../brands/index.ts";
import { checkCode, sendCode, type Recipient } from "../../../codes/index.ts";
import type { CarrierRefusal } from "../../../messages/index.ts";
import { playerById, type Player } from "../../../players/index.ts";
import type { Origin } from "../../identity.ts";
import { completeSignIn, type SignInOptions, type CompletedSignIn } from "../complete-sign-in.ts";
import { maskRecipient } from "./mask-recipient.ts";
import { placeOf } from "../../../../http/visitors/place-of.ts";
import { provenContact } from "./proven-contact.ts";
import { insertWaiting, selectWaiting, useWaiting, type WaitingSignIn } from "../places.store.ts";

/**
 * What a browser gets in place of a session: it completes the sign-in with this and the code.
 */
export interface Ticket {
  readonly ticket: string;
  /** The masked number or address the code was sent to. */
  readonly recipient: string;
  readonly channel: "sms" | "mail";
}

/**
 * Sends a code to a player signing in from a new place, to their verified phone or else their
 * verified e-mail.
 */
export async function askSecondFactor(
  platform: Platform,
  brand: Brand,
  player: Player,
  origin: Origin,
  { remember = false, mustChange = false }: SignInOptions,
): Promise<Result<Ticket, "NO_CONTACT" | CarrierRefusal>> {
  const contact = await provenContact(platform.db, player.id);
  if (!contact) return refuse("NO_CONTACT");
  const sent = await sendCode(
    platform,
    { ...contact, brandId: brand.id, purpose: "new-place", place: placeOf(origin.ip) },
    brand.name,
  );
  // A code sent a moment ago is still valid, so asking too often must not shut a player out.
  if (!sent.ok && sent.refusal !== "TOO_MANY_REQUESTS") return sent;
  const ticket = newToken();
  const { channel, recipient } = contact;
  await insertWaiting(platform.db, tokenHash(ticket), {
    channel,
    recipient,
    playerId: player.id,
    place: placeOf(origin.ip),
    remember,
    mustChange,
  });
  return ok({ ticket, channel: contact.channel, recipient: maskRecipient(contact) });
}

/** Sends the code of a waiting sign-in once more. */
export async function sendSecondFactorAgain(
  platform: Platform,
  brand: Brand,
  ticket: string,
  origin: Origin,
): Promise<Result<{ readonly waitMinutes: number }, "TICKET_OVER" | CarrierRefusal>> {
  const waiting = await waitingAt(platform, brand, ticket, origin);
  return waiting
    ? sendCode(platform, recipientOf(brand, waiting, origin), brand.name)
    : refuse("TICKET_OVER");
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
  const wrong = await checkCode(db, config.secretKey, recipientOf(brand, waiting, origin), code);
  if (wrong) return refuse(wrong);
  return db.inTransaction(async (tx) =>
    (await useWaiting(tx, tokenHash(ticket)))
      ? ok(await completeSignIn(tx, waiting.player, origin, waiting))
      : refuse("TICKET_OVER"),
  );
}

/** A pending sign-in at this brand, with its player. */
async function waitingAt(
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
  { channel, recipient }: WaitingSignIn,
  { ip }: Origin,
): Recipient {
  return { brandId: brand.id, purpose: "new-place", channel, recipient, place: placeOf(ip) };
}
