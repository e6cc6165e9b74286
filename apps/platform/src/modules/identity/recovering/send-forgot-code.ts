import { sendCode } from "../../codes/index.ts";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { loginByMobile } from "../identity.store.ts";

/**
 * Sends a code to a number (E.164) whose owner forgot the password. An unknown number gets a
 * message as well, which says so: to the caller, both look the same and take the same time.
 */
export async function sendForgotCode(
  platform: Platform,
  brand: Brand,
  mobile: string,
  place: string,
): ReturnType<typeof sendCode> {
  const known = (await loginByMobile(platform.db, brand.id, mobile)) !== undefined;
  const text =
    `We received a request for a new ${brand.name} password with this number, ` +
    "but no account has it. If it was you, you signed up with another number or by e-mail.";
  return sendCode(
    platform,
    { brandId: brand.id, purpose: "forgot", channel: "sms", recipient: mobile, place },
    brand.name,
    known ? undefined : text,
  );
}
