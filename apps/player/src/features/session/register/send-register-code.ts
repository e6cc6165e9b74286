import { call } from "../../../shared/api.ts";

/** Has a code sent for a new account. Answers the seconds until another one may be asked for. */
export async function sendRegisterCode(phone: { readonly countryDialingCode: string; readonly mobileNum: string }, proof: string): Promise<number> {
  const { countryDialingCode, mobileNum: mobileNo } = phone;
  const { expiredMinutes } = await call("POST", "/register/sms", { body: { countryDialingCode, mobileNo, proof } });
  return expiredMinutes * 60;
}
