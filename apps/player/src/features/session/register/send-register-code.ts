import { call } from "../../../shared/http/api.ts";
import { keepCodeSession } from "./prove-by-firebase.ts";

export interface Phone {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/** Has a code sent for a new account. Returns the seconds until another one may be asked for. */
export async function sendRegisterCode(
  { countryDialingCode, mobileNum: mobileNo }: Phone,
  proof: string,
  recaptchaToken: string | undefined,
): Promise<number> {
  const body = {
    countryDialingCode,
    mobileNo,
    proof,
    ...(recaptchaToken === undefined ? {} : { recaptchaToken }),
  };
  const { expiredMinutes, sessionInfo } = await call("POST", "/register/sms", { body });
  if (sessionInfo !== undefined) keepCodeSession(sessionInfo);
  return expiredMinutes * 60;
}
