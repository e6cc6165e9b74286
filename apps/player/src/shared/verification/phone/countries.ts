import type { CountryCode } from "@perya/api-client/player";
import { plainText } from "@perya/languages";
import { NAMES } from "../../language/language.ts";

export interface Country extends CountryCode {
  readonly name: string;
}

/**
 * The countries with their names, in the order of those; one whose name nobody knows is called by
 * its code.
 */
export function namedCountries(codes: readonly CountryCode[], language: string = NAMES): Country[] {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "code" });
  return codes
    .map((code) => ({ ...code, name: names.of(code.countryCode) ?? code.countryCode }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/**
 * The countries a text may mean: by a part of the name, by the code, or by the dialling code with
 * or without its plus.
 */
export function findCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const text = plainText(typed);
  const digits = text.replace(/^\+|^00/, "");
  if (text === "") return countries;
  if (/^\d+$/.test(digits))
    return countries.filter(({ countryDialingCode }) => countryDialingCode.startsWith(digits));
  const exact = countries.filter(({ countryCode }) => countryCode.toLowerCase() === text);
  return [
    ...exact,
    ...countries.filter(
      (country) => !exact.includes(country) && plainText(country.name).includes(text),
    ),
  ];
}
