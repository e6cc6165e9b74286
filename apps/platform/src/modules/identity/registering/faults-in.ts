import { complaintAbout } from "@perya/patterns";
import { isEasyPassword } from "../../../secrets/is-easy-password.ts";
import type { RegisterFieldName, RegisterRules } from "../../settings/index.ts";
import { TOO_EASY } from "../password/password-rule.ts";
import { ageOn, dateOf } from "./birthday.ts";
import { FAULTS, words } from "./fault-words.ts";
import type { Registration } from "./registration.ts";

/** What is wrong with one field, in words for a person. */
export interface Fault {
  readonly field: string;
  readonly message: string;
}

/** What else the answer depends on. */
export interface Asked {
  readonly rules: RegisterRules;
  readonly brandName: string;
  /** Minimum age by birthday, in years. */
  readonly birthdayAge: number;
  /** Today in the brand's time zone. */
  readonly today: Temporal.PlainDate;
  /** The number in E.164; undefined when none or an invalid one was given. */
  readonly mobile: string | undefined;
}

/**
 * All faults in the visitor's form, in the form's order. Hidden fields are ignored.
 */
export function faultsIn(form: Registration, asked: Asked): Fault[] {
  const { fields, verificationCode, ownPatterns } = asked.rules;
  const faults: Fault[] = [];
  const names = Object.keys(fields) as RegisterFieldName[];
  for (const name of names.filter((field) => fields[field].shown)) {
    const message = name === "affiliateCode" && isInvited(form) ? undefined : faultOf(name);
    if (message !== undefined) faults.push({ field: name, message });
  }
  if (fields.password.shown && form.password !== (form.confirmPassword ?? form.verifyPwd))
    faults.push({ field: "confirmPassword", message: FAULTS.confirmPassword });
  if (verificationCode && !form.verificationCode && !form.firebaseIdToken)
    faults.push({ field: "verificationCode", message: FAULTS.verificationCode });
  return faults;

  function faultOf(name: RegisterFieldName): string | undefined {
    const value = form[name] ?? "";
    const complaint = complaintAbout(value, fields[name], fields[name].required, ownPatterns);
    if (complaint) return words(name, value, complaint);
    if (value === "") return undefined;
    if (name === "password" && isEasyPassword(value, [asked.brandName, form.username ?? ""]))
      return TOO_EASY;
    if (name === "mobileNum" && asked.mobile === undefined) return FAULTS.mobileNum;
    return name === "birthday" ? birthdayFault(value, asked) : undefined;
  }
}

/** A visitor with a friend's link need not type a code. */
function isInvited(form: Registration): boolean {
  return !form.affiliateCode && Boolean(form.referralCode ?? form.recommenderId);
}

function birthdayFault(text: string, { birthdayAge, today }: Asked): string | undefined {
  const birthday = dateOf(text);
  if (!birthday) return FAULTS.birthday;
  return ageOn(today, birthday) < birthdayAge ? `You must be ${birthdayAge} or older.` : undefined;
}
