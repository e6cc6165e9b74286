import { typedIn } from "../../forms/typed-in.ts";

/** As many digits as a number has without its country: 4 to 14 (E.164). */
const NUMBER = /^[\s().-]*(?:\d[\s().-]*){4,14}$/;

/** The phone a form holds (see PhoneField), undefined while it can be none. */
export function typedPhone(
  form: HTMLFormElement,
): { readonly countryDialingCode: string; readonly mobileNum: string } | undefined {
  const phone = typedIn(form, "countryDialingCode", "mobileNum");
  return NUMBER.test(phone.mobileNum) ? phone : undefined;
}
