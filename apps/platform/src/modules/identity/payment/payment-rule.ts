import { complaintAbout } from "@perya/patterns";
import { Refusal } from "../../../http/answers/answer.ts";
import type { Platform } from "../../../platform.ts";
import { settingsOf } from "../../settings/index.ts";

/**
 * Refuses a new payment password that does not follow the brand's rule, or was not typed the same
 * twice.
 */
export async function requirePaymentRule(
  platform: Platform,
  brandId: bigint,
  {
    paymentPassword,
    confirmPaymentPassword,
  }: { readonly paymentPassword: string; readonly confirmPaymentPassword: string },
): Promise<void> {
  const { register } = await settingsOf(platform, brandId);
  const rule = register.fields.paymentPassword;
  if (complaintAbout(paymentPassword, rule, true, register.ownPatterns))
    throw invalid("paymentPassword", "Password format is incorrect");
  if (paymentPassword !== confirmPaymentPassword)
    throw invalid("confirmPaymentPassword", "Incorrect confirmation input");
}

function invalid(field: string, message: string): Refusal {
  return new Refusal(400, "INVALID_REQUEST", "Some of the details are not valid.", [
    { field, message },
  ]);
}
