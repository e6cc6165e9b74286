import type { InputHTMLAttributes } from "react";
import type { RuleField } from "./rule-words.ts";

/**
 * Fields that are drawn by themselves: a number with its country, a picture of letters, an
 * invitation that may come by a link.
 */
export type PlainField = Exclude<RuleField, "mobileNum" | "captcha" | "affiliateCode">;

const NONE = { autoComplete: "off" } as const;

/** What a browser may fill in and which keys a phone shows. */
export const LOOKS: Readonly<Record<PlainField, InputHTMLAttributes<HTMLInputElement>>> = {
  username: { autoComplete: "username", autoCapitalize: "none", spellCheck: false },
  password: { type: "password", autoComplete: "new-password" },
  paymentPassword: { type: "password", autoComplete: "off" },
  payeeName: { autoComplete: "name", autoCapitalize: "words" },
  fullname: { autoComplete: "name", autoCapitalize: "words" },
  nickname: { autoComplete: "nickname" },
  birthday: { autoComplete: "bday" },
  email: { type: "email", autoComplete: "email", autoCapitalize: "none" },
  qqNum: NONE,
  line: NONE,
  whatsapp: NONE,
  zalo: NONE,
  facebook: NONE,
  telegram: NONE,
  wechat: NONE,
  idNumber: NONE,
};
