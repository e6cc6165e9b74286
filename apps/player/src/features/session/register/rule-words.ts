import { ANYTHING, isPatternName, type Complaint, type OwnPatterns } from "@perya/patterns";
import type { RegistrationValidation } from "@perya/api-client/player";
import type { Text } from "../../../shared/language/text.ts";

export type Rules = RegistrationValidation;
export type RuleField = keyof Rules["fields"];
type Rule = Rules["fields"][RuleField];

/** Sentences that fields have of their own when their text does not fit. */
const SENTENCES = {
  username: "username",
  password: "password",
  paymentPassword: "password",
  mobileNum: "mobileNum",
  payeeName: "realName",
  fullname: "realName",
  email: "email",
  affiliateCode: "affiliateCode",
} as const;

/**
 * What a field accepts, before anything is typed: its pattern with the shortest and the longest,
 * one number where both are the same. Undefined where everything goes.
 */
export function ruleWords(
  t: Text<"register">,
  { acceptedPattern, minLength, maxLength }: Rule,
  own: OwnPatterns,
): string | undefined {
  if (acceptedPattern === ANYTHING) return undefined;
  const length = lengthWords(t, minLength, maxLength);
  if (isPatternName(acceptedPattern)) return t(`pattern.${acceptedPattern}`, { length });
  return t("pattern.own", { message: own[acceptedPattern]?.message ?? "", length });
}

/** What is wrong with what was typed: the field's own sentence, and the rule behind it. */
export function complaintWords(
  t: Text<"register">,
  name: RuleField,
  text: string,
  complaint: Complaint,
  rules: Rules,
): string {
  if (name === "captcha") return t("fault.captcha");
  if (complaint.reason === "EMPTY") return t("fault.empty");
  const { minLength, maxLength } = complaint;
  const length = Array.from(text.normalize("NFC")).length;
  if (
    (name === "password" || name === "paymentPassword") &&
    (length < minLength || length > maxLength)
  )
    return t("fault.passwordLength", { length: lengthWords(t, minLength, maxLength) });
  const sentence = t(
    `fault.${name in SENTENCES ? SENTENCES[name as keyof typeof SENTENCES] : "other"}`,
  );
  const rule = ruleWords(t, rules.fields[name], rules.ownPatterns);
  return rule === undefined || name === "affiliateCode"
    ? sentence
    : t("fault.explained", { sentence, rule });
}

function lengthWords(t: Text<"register">, min: number, max: number): string {
  return min === max ? String(min) : t("length", { min, max });
}
