import type { FieldFaults } from "../../../shared/faults/field-faults.ts";
import { typedIn } from "../../../shared/forms/typed-in.ts";

/** The fault of a new password that was repeated differently. */
export function passwordsDiffer(form: HTMLFormElement, words: string): FieldFaults {
  const { newPassword, confirmNewPassword } = typedIn(form, "newPassword", "confirmNewPassword");
  return newPassword === confirmNewPassword ? {} : { confirmNewPassword: words };
}
