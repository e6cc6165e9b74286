import { z } from "zod";
import { dialledNumber } from "../phone/phone-number.ts";
import { signInRefusal } from "../signing-in/sign-in-refusals.ts";
import type { Contact } from "./save-contact.ts";

const mobile = {
  type: z.literal("mobile"),
  countryDialingCode: z.string().min(1).max(8),
  mobileNum: z.string().trim().min(1).max(20),
};
const email = { type: z.literal("email"), email: z.email("E-mail format is incorrect").max(254) };

/** A body that names a number or a mail address, with more beside it. */
export const contactOr = <Shape extends z.ZodRawShape>(more: Shape) =>
  z.discriminatedUnion("type", [z.object({ ...mobile, ...more }), z.object({ ...email, ...more })]);

/** The contact that a body names. Throws a refusal where the number can be none. */
export function contactIn(
  typed:
    | { readonly type: "email"; readonly email: string }
    | { readonly type: "mobile"; readonly countryDialingCode: string; readonly mobileNum: string },
  place: string,
): Contact {
  if (typed.type === "email")
    return { channel: "mail", recipient: typed.email.toLowerCase(), place };
  const recipient = dialledNumber(typed.countryDialingCode, typed.mobileNum);
  if (!recipient) throw signInRefusal("INVALID_PHONE_NUMBER");
  return { channel: "sms", recipient, place };
}
