import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { spendProof } from "../../challenges/index.ts";
import { checkCode, sendCode } from "../../codes/index.ts";
import type { CarrierRefusal } from "../../messages/index.ts";
import { profileOf } from "../../players/index.ts";
import { takeReset } from "../contacts/contacts.store.ts";
import type { SignedIn } from "../identity.ts";
import { postponeWithdrawals } from "../payment/postpone-withdrawals.ts";
import { finishFirstLogin } from "./finish-first-login.ts";
import { saveContact, type Contact } from "./save-contact.ts";

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
 * browser would be enough to take over the account. After staff took one away withdrawals wait.
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
  return db.inTransaction(async (tx) => {
    const saved = await saveContact(tx, brand.id, player.id, contact);
    if (!saved.ok) return saved;
    if (await takeReset(tx, player.id)) await postponeWithdrawals(tx, player.id);
    await finishFirstLogin(tx, player.id);
    return ok(undefined);
  });
}

async function isSet({ db }: Platform, { id }: SignedIn, { channel }: Contact): Promise<boolean> {
  const { mobileVerifiedAt, emailVerifiedAt } = await profileOf(db, id);
  return (channel === "sms" ? mobileVerifiedAt : emailVerifiedAt) !== null;
}
