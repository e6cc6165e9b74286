import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { spendProof } from "../../challenges/index.ts";
import { sendCodeQuietly } from "../../codes/index.ts";
import { loginByMobile } from "../identity.store.ts";

/**
 * Sends the owner of a number (E.164) a code to sign in with. Neither the answer, its time nor the
 * limits reveal whether the number is a player's; nothing is sent to an unknown one.
 */
export async function sendSignInCode(
  platform: Platform,
  brand: Brand,
  {
    mobile,
    proof,
    place,
  }: { readonly mobile: string; readonly proof: string; readonly place: string },
): Promise<
  Result<
    { readonly waitMinutes: number },
    "CAPTCHA_CHECK_FAILED" | "TOO_MANY_REQUESTS" | "QUOTA_EXCEEDED" | "OPERATION_NOT_ALLOWED"
  >
> {
  const { db } = platform;
  if (!(await spendProof(db, "sms-login", proof))) return refuse("CAPTCHA_CHECK_FAILED");
  const known = (await loginByMobile(db, brand.id, mobile)) !== undefined;
  const sent = await sendCodeQuietly(
    platform,
    { brandId: brand.id, purpose: "login", channel: "sms", recipient: mobile, place },
    brand.name,
    known,
  );
  return sent.ok ? ok(sent.value) : sent;
}
