import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { spendProof } from "../../challenges/index.ts";
import { checkCode, sendCode, type Recipient } from "../../codes/index.ts";
import type { CarrierRefusal } from "../../messages/index.ts";
import { askPassword, type AskPasswordRefusal } from "../guessing/ask-password.ts";
import type { SignedIn } from "../identity.ts";
import { selectPasswordsSet } from "../payment/payment.store.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";
import { writeProven, type ContactChannel } from "./contacts.store.ts";
import { currentContact } from "./current-contact.ts";

/** Sends a code to the contact that is to be replaced. */
export async function sendOldCode(
  platform: Platform,
  brand: Brand,
  player: SignedIn,
  { channel, proof, ip }: { channel: ContactChannel; proof: string; ip: string },
): Promise<
  Result<{ readonly waitMinutes: number }, "CAPTCHA_CHECK_FAILED" | "NO_CONTACT" | CarrierRefusal>
> {
  const to = await oldContact(platform, player, channel, ip);
  if (!to) return refuse("NO_CONTACT");
  if (!(await spendProof(platform.db, "contact", proof))) return refuse("CAPTCHA_CHECK_FAILED");
  return sendCode(platform, to, brand.name);
}

/**
 * Checks that who asks for a new contact holds the old one, and knows the login password where
 * there is one: a borrowed browser is not enough to take an account over.
 */
export async function proveOld(
  platform: Platform,
  player: SignedIn,
  asked: { channel: ContactChannel; password: string; code: string; ip: string },
): Promise<Result<undefined, AskPasswordRefusal | "NO_CONTACT" | "INVALID_CODE" | "CODE_EXPIRED">> {
  const { db, config } = platform;
  const { channel, password, code, ip } = asked;
  const to = await oldContact(platform, player, channel, ip);
  if (!to) return refuse("NO_CONTACT");
  if ((await selectPasswordsSet(db, player.id)).login) {
    const known = await askPassword(db, player, { typed: password, ip });
    if (!known.ok) return known;
  }
  const wrong = await checkCode(db, config.secretKey, to, code);
  if (wrong) return refuse(wrong);
  await writeProven(db, player, channel);
  return ok(undefined);
}

async function oldContact(
  { db }: Platform,
  { id, brandId }: SignedIn,
  channel: ContactChannel,
  ip: string,
): Promise<Recipient | undefined> {
  const contact = await currentContact(db, id, channel);
  return contact?.verifiedAt
    ? {
        brandId,
        purpose: "old-contact",
        channel,
        recipient: contact.recipient,
        place: placeOf(ip),
      }
    : undefined;
}
