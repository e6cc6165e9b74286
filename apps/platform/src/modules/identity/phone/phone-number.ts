import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/min";

/**
 * A mobile number in E.164 as people of a country (ISO 3166-1 alpha-2) type it, with or without its
 * dialling code; undefined for an invalid one.
 */
export function phoneNumber(typed: string, country: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, {
    defaultCountry: country as CountryCode,
    extract: false,
  });
  return parsed?.isPossible() ? parsed.number : undefined;
}

/**
 * A mobile number in E.164 from its dialling code ("63" or "+63") and the rest; undefined for an
 * invalid one.
 */
export function dialledNumber(countryDialingCode: string, mobileNum: string): string | undefined {
  const parsed = parsePhoneNumberFromString(mobileNum, {
    defaultCallingCode: countryDialingCode.replace(/\D/g, ""),
    extract: false,
  });
  return parsed?.isPossible() ? parsed.number : undefined;
}
