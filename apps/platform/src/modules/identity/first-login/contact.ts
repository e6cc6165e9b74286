import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { spendProof } from "../../challenges/index.ts";
import { checkCode, sendCode, type Recipient } from "../../codes/index.ts";
import type { CarrierRefusal } from "../../messages/index.ts";
import { profileOf, saveProfile } from "../../players/index.ts";
import type { SignedIn } from "../identity.ts";
import { lockMobile, loginByMobile } from "../identity.store.ts";
import { finishFirstLogin } from "./finish-first-login.ts";
import { writeMobile } from "./first-login.store.ts";

/** A number in E.164 or an address, the channel that reaches it, and the place of the request. */
export type Contact = Pick<Recipient, "channel" | "recipient" | "place">;

/** Sends a code to a contact that a signed-in player says is theirs. */
export async function sendContactCode(
  platform: Platform,
  brand: Brand,
  player: SignedIn,
  contact: Contact,
  proof: string,
): Promise<
  Result<{ readonly waitMinutes: number }, "CAPTCHA_CHECK_FAILED" | "CONTACT_SET" | CarrierRefusal>
> {
  if (await isSet(platform, player, contact)) return refuse("CONTACT_SET");
  if (!(await spendProof(platform.db, "contact", proof))) return refuse("CAPTCHA_CHECK_FAILED");
  return sendCode(platform, { ...contact, brandId: brand.id, purpose: "contact" }, brand.name);
}

/**
 * Sets a player's first verified phone or e-mail with the code sent to it. A phone can sign in from
 * then on, so it belongs to one account only. An existing contact is not replaced here: a borrowed
 * browser would be enough to take over the account.
 */
export async function setContact(
  platform: Platform,
  brand: Brand,
  player: SignedIn,
  contact: Contact,
  code: string,
): Promise<Result<undefined, "INVALID_CODE" | "CODE_EXPIRED" | "CONTACT_SET" | "MOBILE_TAKEN">> {
  const { db, config } = platform;
  if (await isSet(platform, player, contact)) return refuse("CONTACT_SET");
  const wrong = await checkCode(
    db,
    config.secretKey,
    { ...contact, brandId: brand.id, purpose: "contact" },
    code,
  );
  if (wrong) return refuse(wrong);
  const { channel, recipient } = contact;
  const now = Temporal.Now.instant();
  return db.inTransaction(async (tx) => {
    if (channel === "sms") {
      await lockMobile(tx, brand.id, recipient);
      const owner = await loginByMobile(tx, brand.id, recipient);
      if (owner !== undefined && owner !== player.id) return refuse("MOBILE_TAKEN");
      await writeMobile(tx, player.id, recipient);
      await saveProfile(tx, player.id, { mobile: recipient, mobileVerifiedAt: now });
    } else await saveProfile(tx, player.id, { email: recipient, emailVerifiedAt: now });
    await finishFirstLogin(tx, player.id);
    return ok(undefined);
  });
}

async function isSet({ db }: Platform, { id }: SignedIn, { channel }: Contact): Promise<boolean> {
  const { mobileVerifiedAt, emailVerifiedAt } = await profileOf(db, id);
  return (channel === "sms" ? mobileVerifiedAt : emailVerifiedAt) !== null;
}
