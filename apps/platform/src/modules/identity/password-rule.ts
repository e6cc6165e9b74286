import { complaintAbout } from "@perya/patterns";
import { Refusal } from "../../http/answer.ts";
import type { Platform } from "../../platform.ts";
import { settingsOf } from "../settings/index.ts";

/** Refuses a new password that does not follow the brand's rule, or that was not typed the same again where it is typed twice. */
export async function requirePasswordRule(
  platform: Platform,
  brandId: bigint,
  chosen: { readonly newPassword: string; readonly confirmNewPassword?: string | undefined },
): Promise<void> {
  const { fields, ownPatterns } = (await settingsOf(platform, brandId)).register;
  const { password: rule } = fields;
  const complaint = complaintAbout(chosen.newPassword, rule, true, ownPatterns);
  if (complaint?.reason === "EMPTY") throw wrong("newPassword", "Input cannot be empty");
  if (complaint) {
    const length = Array.from(chosen.newPassword.normalize("NFC")).length;
    const { minLength, maxLength } = rule;
    const lengths = minLength === maxLength ? String(minLength) : `${minLength} - ${maxLength}`;
    const fits = length >= minLength && length <= maxLength;
    throw wrong("newPassword", fits ? "Password format is incorrect" : `Please fill in your password with ${lengths} characters`);
  }
  if (chosen.confirmNewPassword !== undefined && chosen.newPassword !== chosen.confirmNewPassword)
    throw wrong("confirmNewPassword", "Incorrect confirmation input");
}

function wrong(field: string, message: string): Refusal {
  return new Refusal(400, "INVALID_REQUEST", message, [{ field, message }]);
}
