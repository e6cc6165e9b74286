import type { FieldName } from "../settings.ts";

/** The fields of the form as they are called here, in the order in which the form shows them. */
export const FIELD_TITLES: Readonly<Record<FieldName, string>> = {
  username: "Username",
  password: "Password",
  paymentPassword: "Payment password",
  mobileNum: "Mobile number",
  payeeName: "Payee name",
  fullname: "Full name",
  nickname: "Nickname",
  birthday: "Birthday",
  email: "E-mail address",
  qqNum: "QQ number",
  line: "LINE",
  whatsapp: "WhatsApp",
  zalo: "Zalo",
  facebook: "Facebook",
  telegram: "Telegram",
  wechat: "WeChat",
  idNumber: "Identity number",
  affiliateCode: "Invitation code",
  captcha: "Captcha",
};

/** Every account needs these: they are always shown and required. */
export const ALWAYS: ReadonlySet<FieldName> = new Set(["username", "password"]);

/** Created and checked by the server: no rule applies to it. */
export const RULELESS: ReadonlySet<FieldName> = new Set(["captcha"]);
