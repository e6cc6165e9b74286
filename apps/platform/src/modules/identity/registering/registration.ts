import { z } from "zod";
import { REGISTER_FIELDS, type RegisterFieldName } from "../../settings/index.ts";

/** More than any brand's rule allows; the limit for `*` fields. */
const LONGEST = 2_000;
const text = z.string().max(LONGEST).optional();

const fields = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, text])) as {
  readonly [Name in RegisterFieldName]: typeof text;
};

/**
 * What a browser sends to register. The brand decides which fields are accepted and required.
 */
export const registration = z.object({
  ...fields,
  confirmPassword: text,
  verifyPwd: text.meta({ description: "An alias of confirmPassword." }),
  countryDialingCode: z
    .string()
    .regex(/^\+?\d{1,4}$/)
    .optional(),
  verificationCode: text,
  captchaId: z.uuid().optional(),
  referralCode: text,
  recommenderId: text.meta({ description: "The id of the player who recommended the site." }),
  domain: text,
  registerUrl: text,
  registerMethod: z.literal("WEB").default("WEB"),
  login: z.literal(true).default(true),
  firebaseChannel: z.literal("sms").optional(),
  firebaseIdToken: z.string().max(8_192).optional(),
  proof: z.string().max(100).meta({ description: "Proof of a person, for the purpose register." }),
  ageConfirmed: z.literal(true),
  termsAccepted: z.literal(true),
});

export type Registration = z.output<typeof registration>;
