import { complaintAbout } from "@perya/patterns";
import { Refusal } from "../../../http/answers/answer.ts";
import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { settingsOf } from "../../settings/index.ts";
import { isEasyPassword } from "../../../secrets/is-easy-password.ts";

/** For a password that follows the rule but is easily guessed. */
export const TOO_EASY = "This password is easy to guess. Please choose another one.";

/**
 * Refuses a player's new password that breaks the brand's rule, is easily guessed, or differs from
 * its repetition. The name counts where the player is known; where that is known only after a link
 * or a code was accepted, refuseOwnName checks it then.
 */
export async function requirePasswordRule(
  platform: Platform,
  { brandId, username }: { readonly brandId: bigint; readonly username?: string },
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
    throw wrong(
      "newPassword",
      fits
        ? "Password format is incorrect"
        : `Please fill in your password with ${lengths} characters`,
    );
  }
  const brand = await brandById(platform.db, brandId);
  if (isEasyPassword(chosen.newPassword, [brand?.name ?? "", username ?? ""]))
    throw wrong("newPassword", TOO_EASY);
  if (chosen.confirmNewPassword !== undefined && chosen.newPassword !== chosen.confirmNewPassword)
    throw wrong("confirmNewPassword", "Incorrect confirmation input");
}

/**
 * Refuses a new password that is only the player's own name with digits and symbols around it.
 */
export function refuseOwnName(username: string, newPassword: string): void {
  if (isEasyPassword(newPassword, [username])) throw wrong("newPassword", TOO_EASY);
}

function wrong(field: string, message: string): Refusal {
  return new Refusal(400, "INVALID_REQUEST", message, [{ field, message }]);
}
