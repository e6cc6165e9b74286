import { tokenHash } from "@perya/secrets";
import { ok, refuse, type Result } from "@perya/result";
import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../../platform.ts";
import type { Brand } from "../../../brands/index.ts";
import { checkCode, sendCode, type Recipient } from "../../../codes/index.ts";
import type { CarrierRefusal } from "../../../messages/index.ts";
import { playerById, type Player } from "../../../players/index.ts";
import type { Origin } from "../../identity.ts";
import { hasAuthenticator } from "../../authenticator/authenticator.store.ts";
import { checkAuthenticator } from "../../authenticator/check-authenticator.ts";
import { currentContact } from "../../contacts/current-contact.ts";
import { selectShut } from "../../closing/closing.store.ts";
import { completeSignIn, type CompletedSignIn } from "../complete-sign-in.ts";
import { placeOf } from "../../../../http/visitors/place-of.ts";
import { provenContact } from "./proven-contact.ts";
import { selectWaiting, updateWaiting, useWaiting, type WaitingSignIn } from "../places.store.ts";

/** Sends the code of a waiting sign-in once more, or in place of the passkey it waits for. */
export async function sendSecondFactorAgain(
  platform: Platform,
  brand: Brand,
  ticket: string,
  origin: Origin,
): Promise<
  Result<
    { readonly waitMinutes: number },
    "TICKET_OVER" | "NO_CONTACT" | "NOT_OFFERED" | CarrierRefusal
  >
> {
  const waiting = await waitingAt(platform, brand, ticket, origin);
  if (!waiting) return refuse("TICKET_OVER");
  if (await hasAuthenticator(platform.db, waiting.playerId)) return refuse("NOT_OFFERED");
  const { channel, recipient } = waiting;
  if (channel === "sms" || channel === "mail")
    return sendCode(platform, recipientOf(brand, { channel, recipient }, origin), brand.name);
  const contact = await provenContact(platform.db, waiting.playerId);
  if (!contact) return refuse("NO_CONTACT");
  await updateWaiting(platform.db, tokenHash(ticket), contact);
  return sendCode(platform, recipientOf(brand, contact, origin), brand.name);
}

/**
 * Completes a pending sign-in: the right code opens the session and registers the place. It is one
 * of the authenticator where the player has one, whatever the ticket waited for.
 */
export async function completeSecondFactor(
  platform: Platform,
  brand: Brand,
  { ticket, code }: { readonly ticket: string; readonly code: string },
  origin: Origin,
): Promise<Result<CompletedSignIn, "TICKET_OVER" | WrongCode>> {
  const { db } = platform;
  const waiting = await waitingAt(platform, brand, ticket, origin);
  if (!waiting) return refuse("TICKET_OVER");
  const wrong = await wrongCode(platform, brand, waiting, { code, ip: origin.ip });
  if (wrong) return refuse(wrong);
  return db.inTransaction(async (tx) =>
    (await useWaiting(tx, tokenHash(ticket))) && !(await selectShut(tx, waiting.player.id))
      ? ok(await completeSignIn(tx, waiting.player, origin, waiting))
      : refuse("TICKET_OVER"),
  );
}

type WrongCode = "INVALID_CODE" | "CODE_EXPIRED" | "WRONG_AUTHENTICATOR_CODE" | "TOO_MANY_ATTEMPTS";

async function wrongCode(
  { db, config }: Platform,
  brand: Brand,
  { channel, recipient, player }: WaitingSignIn & { readonly player: Player },
  { code, ip }: { readonly code: string; readonly ip: string },
): Promise<WrongCode | undefined> {
  if (await hasAuthenticator(db, player.id)) {
    const checked = await checkAuthenticator({ db, config }, player, { code, ip });
    return checked.ok ? undefined : checked.refusal;
  }
  if (channel !== "sms" && channel !== "mail") return "INVALID_CODE";
  const to = recipientOf(brand, { channel, recipient }, { ip });
  return checkCode(db, config.secretKey, to, code);
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
  if (!waiting || player?.brandId !== brand.id) return undefined;
  return (await isStillTheirs(db, waiting)) ? { ...waiting, player } : undefined;
}

/** Whether a code that a sign-in waits for went to a contact that its player still has. */
async function isStillTheirs(
  tx: Tx,
  { playerId, channel, recipient }: WaitingSignIn,
): Promise<boolean> {
  if (channel !== "sms" && channel !== "mail") return true;
  return (await currentContact(tx, playerId, channel))?.recipient === recipient;
}

function recipientOf(
  brand: Brand,
  { channel, recipient }: Pick<Recipient, "channel" | "recipient">,
  { ip }: Pick<Origin, "ip">,
): Recipient {
  return { brandId: brand.id, purpose: "new-place", channel, recipient, place: placeOf(ip) };
}
