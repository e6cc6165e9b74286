import { complaintAbout } from "@perya/patterns";
import { Refusal } from "../../http/answer.ts";
import type { Platform } from "../../platform.ts";
import { brandById } from "../brands/index.ts";
import { settingsOf } from "../settings/index.ts";
import { isEasyPassword } from "../../secrets/is-easy-password.ts";

/** Said of a password that follows the rule and is a first guess all the same. */
export const TOO_EASY = "This password is easy to guess. Please choose another one.";

/**
 * Refuses a new password of a player that does not follow the brand's rule, is among the first an attacker would try, or was not typed the same again where it is typed
 * twice. The name counts where one knows whose password it is; where that is known only after a link or a code was good, refuseOwnName looks at it then.
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

/** Refuses a new password that is nothing but the player's own name with figures and signs around it. */
export function refuseOwnName(username: string, newPassword: string): void {
  if (isEasyPassword(newPassword, [username])) throw wrong("newPassword", TOO_EASY);
}

function wrong(field: string, message: string): Refusal {
  return new Refusal(400, "INVALID_REQUEST", message, [{ field, message }]);
}
