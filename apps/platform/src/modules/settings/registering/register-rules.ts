import type { OwnPatterns } from "@perya/patterns";
import type { RegisterField, RegisterFieldName } from "./register-fields.ts";
import type { BrandSettings } from "../settings.ts";

/**
 * The two registration methods: with a chosen username, or with a mobile number and a generated
 * one.
 */
export const REGISTER_METHODS = ["username", "mobile"] as const;

export type RegisterMethod = (typeof REGISTER_METHODS)[number];

/** The form of one registration method. */
export interface RegisterRules {
  readonly fields: Readonly<Record<RegisterFieldName, RegisterField>>;
  /** Whether the number must be verified by a code. */
  readonly verificationCode: boolean;
  readonly ownPatterns: OwnPatterns;
}

/**
 * The rules of one registration method, from the brand's fields and features. A code is required
 * while SMSVERIFY is on; and by mobile without MOBILEPASSREG, because the number is then the only
 * way to sign in.
 */
export function registerRules(
  { features, register }: BrandSettings,
  method: RegisterMethod,
): RegisterRules {
  const byMobile = method === "mobile";
  const verificationCode = features.SMSVERIFY || (byMobile && !features.MOBILEPASSREG);
  const { fields, ownPatterns } = register;
  const forms = {
    ...fields,
    username: byMobile ? hidden(fields.username) : fields.username,
    password: byMobile && !features.MOBILEPASSREG ? hidden(fields.password) : fields.password,
    mobileNum: byMobile || verificationCode ? asked(fields.mobileNum) : fields.mobileNum,
  };
  return { fields: mapFields(forms), verificationCode, ownPatterns };
}

/** Whether a brand offers a registration method. */
export function isOffered({ features }: BrandSettings, method: RegisterMethod): boolean {
  return method === "mobile" ? features.MOBILEREG : features.USERNAMEREG;
}

function hidden(field: RegisterField): RegisterField {
  return { ...field, shown: false };
}

function asked(field: RegisterField): RegisterField {
  return { ...field, shown: true, required: true };
}

/** A hidden field can't be required. */
function mapFields(fields: RegisterRules["fields"]): RegisterRules["fields"] {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    { ...field, required: field.shown && field.required },
  ]);
  return Object.fromEntries(entries) as RegisterRules["fields"];
}
