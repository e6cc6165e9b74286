import { z } from "zod";
import { dialledNumber } from "./phone-number.ts";
import { phoneRefusal } from "./phone-refusals.ts";

/** A phone as a form sends it; `typedPhone` refuses a missing or invalid one. */
export const phoneFields = {
  countryDialingCode: z.string().max(8).default(""),
  mobileNum: z.string().trim().max(40).default(""),
};

/** The number of a form in E.164. Throws MISSING_PHONE_NUMBER or INVALID_PHONE_NUMBER. */
export function typedPhone({
  countryDialingCode,
  mobileNum,
}: {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}): string {
  if (mobileNum === "") throw phoneRefusal("MISSING_PHONE_NUMBER");
  const number = dialledNumber(countryDialingCode, mobileNum);
  if (number === undefined) throw phoneRefusal("INVALID_PHONE_NUMBER");
  return number;
}
