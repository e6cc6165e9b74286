import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { spendProof } from "../../challenges/index.ts";
import { sendCodeQuietly } from "../../codes/index.ts";
import { loginByMobile } from "../identity.store.ts";

/** Sends the owner of a number (E.164) a code to sign in with. Whether the number is a player's can't be told from the answer, its time or the limits; nothing is sent to one that is nobody's. */
export async function sendLoginCode(
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
