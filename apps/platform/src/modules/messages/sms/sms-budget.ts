import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from "libphonenumber-js/min";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { settingsOf, type BrandSettings } from "../../settings/index.ts";

/** All countries that have no budget of their own are one bucket. */
const OTHERS = "*";

/** The budget that text messages to a number count against, and its limits. */
export interface SmsBudget {
  readonly brandId: bigint;
  /** A country (ISO 3166-1 alpha-2) or OTHERS. */
  readonly bucket: string;
  readonly perHour: number;
  readonly perDay: number;
}

/**
 * The budget for a text message to a number (E.164). Refused for a country that the brand does not
 * serve. Queries the database; call it before the transaction.
 */
export async function smsBudgetOf(
  platform: Platform,
  brandId: bigint,
  number: string,
): Promise<Result<SmsBudget, "OPERATION_NOT_ALLOWED">> {
  const brand = await brandById(platform.db, brandId);
  if (!brand) throw new Error(`There is no brand ${brandId}`);
  const settings = await settingsOf(platform, brandId);
  const country = countryOf(number, brand.country);
  const { allowedCountries } = settings.status;
  if (
    allowedCountries.length > 0 &&
    !allowedCountries.includes(country) &&
    country !== brand.country
  )
    return refuse("OPERATION_NOT_ALLOWED");
  const budget = budgetsOf(brandId, brand.country, settings.sms).find(
    ({ bucket }) => bucket === country || bucket === OTHERS,
  );
  return budget && budget.perHour > 0 && budget.perDay > 0
    ? ok(budget)
    : refuse("OPERATION_NOT_ALLOWED");
}

/** Every budget of a brand: its own country, those that staff set, and all others together. */
export function budgetsOf(
  brandId: bigint,
  home: string,
  { own, others, countries }: BrandSettings["sms"],
): SmsBudget[] {
  const named = countries
    .filter(({ country }) => country !== home)
    .map(({ country, ...limits }) => ({ bucket: country, ...limits }));
  return [{ bucket: home, ...own }, ...named, { bucket: OTHERS, ...others }].map((budget) => ({
    brandId,
    ...budget,
  }));
}

/**
 * The country of a number. One whose dialling code several countries share is of the brand's own
 * country where that is one of them.
 */
function countryOf(number: string, home: string): string {
  const parsed = parsePhoneNumberFromString(number);
  return (
    parsed?.country ??
    (parsed?.countryCallingCode === getCountryCallingCode(home as CountryCode) ? home : OTHERS)
  );
}
