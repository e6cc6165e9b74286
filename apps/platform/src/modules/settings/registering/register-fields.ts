import { ANYTHING, type FieldRule } from "@perya/patterns";

/** One field of the registration form. */
export interface RegisterField extends FieldRule {
  readonly shown: boolean;
  readonly required: boolean;
}

const text = (
  minLength: number,
  maxLength: number,
  acceptedPattern: FieldRule["acceptedPattern"] = "any",
): RegisterField => ({
  shown: false,
  required: false,
  acceptedPattern,
  minLength,
  maxLength,
});
const needed = (field: RegisterField): RegisterField => ({ ...field, shown: true, required: true });

/** The form's defaults. A field that is not shown is not accepted. */
export const FIRST_FIELDS = {
  username: needed(text(4, 16, "letter-first")),
  password: needed(text(8, 20, "letters-and-digits")),
  paymentPassword: text(6, 6, "digits"),
  mobileNum: text(5, 15, "digits"),
  payeeName: text(2, 60, "full-name"),
  fullname: text(2, 60, "full-name"),
  nickname: text(2, 20, "no-spaces"),
  birthday: text(10, 10, "date-year-first"),
  email: text(6, 254, "email"),
  qqNum: text(5, 12, "digits"),
  line: text(2, 50, "no-spaces"),
  whatsapp: text(5, 15, "digits"),
  zalo: text(5, 15, "digits"),
  facebook: text(2, 100, ANYTHING),
  telegram: text(2, 50, "no-spaces"),
  wechat: text(2, 50, "no-spaces"),
  idNumber: text(4, 30, "no-spaces"),
  affiliateCode: text(4, 32, "letters-or-digits"),
  captcha: text(5, 5, "letters-or-digits"),
} as const satisfies Readonly<Record<string, RegisterField>>;

export type RegisterFieldName = keyof typeof FIRST_FIELDS;

export const REGISTER_FIELDS = Object.keys(FIRST_FIELDS) as readonly RegisterFieldName[];

/** Fields every account needs, whatever a brand sets. */
export const ALWAYS: readonly RegisterFieldName[] = ["username", "password"];
