import { getCountryCallingCode, type CountryCode } from "libphonenumber-js/min";
import type { Brand } from "../../brands/index.ts";
import type { PlayerOrigin, Profile } from "../../players/index.ts";
import {
  registerRules,
  type BrandSettings,
  type RegisterFieldName,
  type RegisterMethod,
  type RegisterRules,
} from "../../settings/index.ts";
import { dialledNumber } from "../phone/phone-number.ts";
import { dateOf } from "./birthday.ts";
import { faultsIn, type Fault } from "./faults-in.ts";
import type { Registration } from "./registration.ts";

/** The accepted fields of a valid form. */
export interface Application {
  readonly username: string | undefined;
  readonly nickname: string;
  readonly password: string | undefined;
  readonly paymentPassword: string | undefined;
  readonly byMobile: boolean;
  readonly mobile: string | undefined;
  readonly needsProvenNumber: boolean;
  readonly code: string;
  readonly firebaseIdToken: string | undefined;
  readonly captcha: { readonly id: string; readonly letters: string } | undefined;
  readonly proof: string;
  readonly invitation: Pick<Registration, "affiliateCode" | "referralCode" | "recommenderId">;
  readonly profile: Partial<Profile>;
  readonly origin: Pick<PlayerOrigin, "registerUrl" | "domain" | "registerMethod">;
}

const NO_CAPTCHA = "00000000-0000-0000-0000-000000000000";
const SECRETS: ReadonlySet<string> = new Set([
  "password",
  "paymentPassword",
  "confirmPassword",
  "verifyPwd",
]);

/** Reads a form by a brand's rules: returns its faults, or its accepted fields. */
export function readApplication(
  sent: Registration,
  {
    brand,
    settings,
    minimumAge,
    method,
    now,
  }: {
    brand: Brand;
    settings: BrandSettings;
    /** Of the brand and its jurisdiction, whatever the settings say. */
    minimumAge: number;
    method: RegisterMethod;
    now: Temporal.Instant;
  },
): { readonly faults: readonly Fault[]; readonly application: Application } {
  const rules = registerRules(settings, method);
  const form = tidied(sent);
  const dialling = form.countryDialingCode ?? getCountryCallingCode(brand.country as CountryCode);
  const mobile =
    rules.fields.mobileNum.shown && form.mobileNum
      ? dialledNumber(dialling, form.mobileNum)
      : undefined;
  const birthdayAge = Math.max(settings.register.birthdayAge, minimumAge);
  const today = now.toZonedDateTimeISO(brand.zone).toPlainDate();
  return {
    faults: faultsIn(form, { rules, brandName: brand.name, birthdayAge, today, mobile }),
    application: applicationOf(form, rules, method, mobile),
  };
}

/**
 * Surrounding spaces are typos, and text is compared in its composed form; a password is taken as
 * typed.
 */
function tidied(form: Registration): Registration {
  const entries = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === "string" && !SECRETS.has(name) ? value.normalize("NFC").trim() : value,
  ]);
  return Object.fromEntries(entries) as Registration;
}

function applicationOf(
  form: Registration,
  rules: RegisterRules,
  method: RegisterMethod,
  mobile: string | undefined,
): Application {
  const taken = (name: RegisterFieldName) =>
    rules.fields[name].shown ? form[name] || undefined : undefined;
  const told = (name: RegisterFieldName) => taken(name) ?? null;
  const { captcha } = rules.fields;
  const letters = taken("captcha");
  return {
    username: taken("username"),
    nickname: taken("nickname") ?? "",
    password: taken("password"),
    paymentPassword: taken("paymentPassword"),
    byMobile: method === "mobile",
    mobile,
    needsProvenNumber: rules.verificationCode,
    code: form.verificationCode ?? "",
    firebaseIdToken: form.firebaseIdToken,
    captcha:
      letters !== undefined || captcha.required
        ? { id: form.captchaId ?? NO_CAPTCHA, letters: letters ?? "" }
        : undefined,
    proof: form.proof,
    invitation: {
      affiliateCode: form.affiliateCode,
      referralCode: form.referralCode,
      recommenderId: form.recommenderId,
    },
    profile: {
      mobile: mobile ?? null,
      email: told("email"),
      payeeName: told("payeeName"),
      fullname: told("fullname"),
      birthday: dateOf(taken("birthday") ?? "")?.toString() ?? null,
      qqNum: told("qqNum"),
      line: told("line"),
      whatsapp: told("whatsapp"),
      zalo: told("zalo"),
      facebook: told("facebook"),
      telegram: told("telegram"),
      wechat: told("wechat"),
      idNumber: told("idNumber"),
    },
    origin: {
      registerUrl: form.registerUrl ?? null,
      domain: form.domain ?? null,
      registerMethod: form.registerMethod,
    },
  };
}
