import { refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { spendProof } from "../../challenges/index.ts";
import { sendCode } from "../../codes/index.ts";
import type { CarrierRefusal } from "../../messages/index.ts";
import { provenContact } from "../signing-in/second-factor/proven-contact.ts";

/**
 * Sends a signed-in player the code for setting or recovering their payment password, to their
 * verified number or e-mail.
 */
export async function sendPaymentCode(
  platform: Platform,
  brand: Brand,
  {
    player,
    proof,
    place,
  }: { readonly player: bigint; readonly proof: string; readonly place: string },
): Promise<
  Result<{ readonly waitMinutes: number }, "CAPTCHA_CHECK_FAILED" | "NO_CONTACT" | CarrierRefusal>
> {
  const contact = await provenContact(platform.db, player);
  if (!contact) return refuse("NO_CONTACT");
  if (!(await spendProof(platform.db, "payment", proof))) return refuse("CAPTCHA_CHECK_FAILED");
  const { channel, recipient } = contact;
  return sendCode(
    platform,
    { brandId: brand.id, purpose: "payment", channel, recipient, place },
    brand.name,
  );
}
