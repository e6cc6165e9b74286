import type { Complaint } from "@perya/patterns";
import type { RegisterFieldName } from "../../settings/index.ts";

/**
 * The sentences of fields that have their own, word for word from the specification.
 */
export const FAULTS = {
  username: "Account format is incorrect",
  password: "Password format is incorrect",
  confirmPassword: "Confirmation password is not correct.",
  paymentPassword: "Password format is incorrect",
  mobileNum: "Phone number format is incorrect",
  payeeName: "Real name format is incorrect",
  fullname: "Real name format is incorrect",
  email: "E-mail format is incorrect",
  birthday: "Format is incorrect",
  affiliateCode: "Invalid invitation code",
  captcha: "Please enter the captcha",
  verificationCode: "Please enter a valid verification code",
} as const;

const PASSWORDS: ReadonlySet<RegisterFieldName> = new Set(["password", "paymentPassword"]);
const SENTENCES: Readonly<Partial<Record<RegisterFieldName, string>>> = FAULTS;

/** A complaint about a field in words. */
export function words(name: RegisterFieldName, text: string, complaint: Complaint): string {
  if (name === "captcha") return FAULTS.captcha;
  if (complaint.reason === "EMPTY") return "Input cannot be empty";
  const { minLength, maxLength } = complaint;
  const length = Array.from(text.normalize("NFC")).length;
  if (PASSWORDS.has(name) && (length < minLength || length > maxLength))
    return (
      "Please fill in your password with " +
      `${minLength === maxLength ? minLength : `${minLength} - ${maxLength}`} characters`
    );
  return SENTENCES[name] ?? "Format is incorrect";
}
