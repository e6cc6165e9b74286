import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { spendProof } from "../../challenges/index.ts";
import { checkCode, sendCode } from "../../codes/index.ts";
import { tellFact } from "../../facts/index.ts";
import type { CarrierRefusal } from "../../messages/index.ts";
import { contactChanged } from "../facts.ts";
import { saveContact, type Contact } from "../first-login/save-contact.ts";
import type { SignedIn } from "../identity.ts";
import { postponeWithdrawals } from "../payment/postpone-withdrawals.ts";
import { lockResets } from "../recovering/recovering.store.ts";
import { deleteProven, lockProven, selectProven } from "./contacts.store.ts";
import { currentContact } from "./current-contact.ts";
import { tellOldAddress } from "./tell-old-address.ts";

/** Sends a code to the contact that replaces one whose holder was proven. */
export async function sendNewCode(
  platform: Platform,
  brand: Brand,
  player: SignedIn,
  contact: Contact,
  proof: string,
): Promise<
  Result<{ readonly waitMinutes: number }, "CAPTCHA_CHECK_FAILED" | "PROVE_OLD" | CarrierRefusal>
> {
  if (!(await selectProven(platform.db, player)).includes(contact.channel))
    return refuse("PROVE_OLD");
  if (!(await spendProof(platform.db, "contact", proof))) return refuse("CAPTCHA_CHECK_FAILED");
  return sendCode(platform, { ...contact, brandId: brand.id, purpose: "contact" }, brand.name);
}

/**
 * Puts a new number or address in place of the old one, by the code sent to it; the old one's
 * holder was proven before, in the same session. Withdrawals wait, and who holds the old one
 * is told.
 */
export async function replaceContact(
  platform: Platform,
  brand: Brand,
  player: SignedIn,
  contact: Contact,
  code: string,
): Promise<Result<undefined, "PROVE_OLD" | "INVALID_CODE" | "CODE_EXPIRED" | "MOBILE_TAKEN">> {
  const { db, config } = platform;
  const { channel } = contact;
  if (!(await selectProven(db, player)).includes(channel)) return refuse("PROVE_OLD");
  const to = { ...contact, brandId: brand.id, purpose: "contact" } as const;
  const wrong = await checkCode(db, config.secretKey, to, code);
  if (wrong) return refuse(wrong);
  return db.inTransaction(async (tx) => {
    // In the order in which a removal locks, too.
    await lockResets(tx, player.id);
    // Before anything is written: a transaction that ends with a refusal is committed too.
    if (!(await lockProven(tx, player, channel))) return refuse("PROVE_OLD");
    const old = await currentContact(tx, player.id, channel);
    const saved = await saveContact(tx, brand.id, player.id, contact);
    if (!saved.ok) return saved;
    await deleteProven(tx, player, channel);
    await postponeWithdrawals(tx, player.id);
    await tellOldAddress(tx, player, old, "replaced");
    await tellFact(tx, contactChanged, { player: player.id, channel, how: "replaced" });
    return ok(undefined);
  });
}
