import type { BrandSettings } from "../../settings/index.ts";
import type { StoredLogin } from "../identity.store.ts";

/**
 * Whether a password has to be changed before anything else: staff chose it, or it has expired at a
 * brand that lets passwords expire.
 */
export function mustChangePassword(
  { passwordInitial, passwordAgeDays }: StoredLogin,
  { features, passwords }: BrandSettings,
): boolean {
  return (
    passwordInitial ||
    (features.PWDEXPIRY && passwords.expiryDays > 0 && passwordAgeDays >= passwords.expiryDays)
  );
}
