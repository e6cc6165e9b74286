import { complaintAbout } from "@perya/patterns";
import type { Text } from "../../../shared/language/text.ts";
import { complaintWords, type RuleField, type Rules } from "./rule-words.ts";

/** What was typed, by field. */
export type Typed = Readonly<Record<string, string>>;
export type Faults = Readonly<Partial<Record<string, string>>>;

/** What else the check goes by. */
export interface Against {
  readonly rules: Rules;
  readonly birthdayAge: number;
  /** The visitor came by a link with an invitation, so none has to be typed. */
  readonly invited: boolean;
}

const SECRETS: ReadonlySet<string> = new Set(["password", "confirmPassword", "paymentPassword"]);

/**
 * What is taken of a field: spaces around a text are slips of the thumb, a password is what it is.
 */
export function tidied(name: string, text: string): string {
  return SECRETS.has(name) ? text : text.trim();
}

/**
 * The same faults the server would report, without a round trip; in the form's order, so that the
 * first one is the first on the page.
 */
export function checkForm(
  t: Text<"register">,
  typed: Typed,
  { rules, birthdayAge, invited }: Against,
): Faults {
  const faults: Record<string, string> = {};
  for (const name of Object.keys(rules.fields) as RuleField[]) {
    if (!rules.fields[name].shown || (name === "affiliateCode" && invited)) continue;
    const text = tidied(name, typed[name] ?? "");
    const complaint = complaintAbout(
      text,
      rules.fields[name],
      rules.fields[name].required,
      rules.ownPatterns,
    );
    if (complaint) faults[name] = complaintWords(t, name, text, complaint, rules);
    else if (name === "birthday" && text !== "" && !isPast(text, birthdayAge))
      faults[name] = t("fault.young", { age: birthdayAge });
    if (name === "password" && typed["confirmPassword"] !== text)
      faults["confirmPassword"] = t("fault.confirmPassword");
    if (name === "mobileNum" && rules.verificationCode && !typed["verificationCode"]?.trim())
      faults["verificationCode"] = t("fault.verificationCode");
  }
  if (!typed["ageConfirmed"] || !typed["termsAccepted"]) faults["consent"] = t("fault.unticked");
  return faults;
}

/**
 * Whether the day of a birthday (yyyy-MM-dd or MM-dd-yyyy) is so many years past. What is no such
 * day is left to the server.
 */
function isPast(text: string, years: number): boolean {
  const [, month = "", day = "", year = ""] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(text) ?? [];
  const [born, rest] = year === "" ? [text.slice(0, 4), text.slice(4)] : [year, `-${month}-${day}`];
  return `${Number(born) + years}${rest}` <= new Date().toISOString().slice(0, 10);
}
