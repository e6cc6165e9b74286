import { ok, refuse, type Result } from "@perya/result";
import { currencyOf, type CurrencyCode } from "./currency.ts";
import { latinDigits } from "./latin-digits.ts";
import { fromMinor, type Money } from "./money.ts";

/** Separators as keyboards of other scripts type them and as other programs print them. */
const SEPARATORS: readonly (readonly [typed: RegExp, read: string])[] = [
  // Marks of direction, which come along when an amount is copied from Arabic text.
  [/[\u061c\u200e\u200f\u2066-\u2069]/g, ""],
  [/[٬，]/g, ","],
  [/．/g, "."],
  [/’/g, "'"],
  [/\s/g, " "],
];

/** The ways of writing an amount, the first that fits; ٫ is the Arabic and Persian decimal mark. */
const READINGS: readonly RegExp[] = [
  // 1,250 · 1,250.50 · 1 250,50 · 1'250.50
  /^(?<whole>[1-9]\d{0,2}(?<mark>[,' ])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,٫](?<fraction>\d+))?$/,
  // 1,25,000.50
  /^(?<whole>[1-9]\d?(?:,\d\d)+,\d{3})(?:[.٫](?<fraction>\d+))?$/,
  // 1.250.000 · 1.250.000,50
  /^(?<whole>[1-9]\d{0,2}\.\d{3}(?:\.\d{3})+)(?:[,٫](?<fraction>\d+))?$/,
  // 1.250,50
  /^(?<whole>[1-9]\d{0,2}\.\d{3})[,٫](?<fraction>\d+)$/,
  // 1250 · 1250.5 · 1250,5
  /^(?<whole>\d{1,12})(?:[.,٫](?<fraction>\d+))?$/,
];

/** 50.000: a currency without decimals has no decimal mark. */
const THOUSANDS_BY_POINT = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * Reads an amount as a person types it ("1,250.50", "1250,5", "20", "١٬٢٥٠", "1.250.000") into
 * ledger units, with string arithmetic only. Refuses what can be read in two ways, more decimals
 * than the currency has, and amounts of more than 12 whole digits.
 */
export function parseAmount(
  text: string,
  currency: CurrencyCode,
): Result<Money, "NOT_AN_AMOUNT" | "TOO_MANY_DIGITS"> {
  const { digits } = currencyOf(currency);
  const typed = SEPARATORS.reduce(
    (read, [mark, as]) => read.replaceAll(mark, as),
    latinDigits(text),
  ).trim();
  const { whole, fraction } = partsOf(typed, digits) ?? {};
  if (whole === undefined) return refuse("NOT_AN_AMOUNT");
  if (fraction !== undefined && fraction.length > digits) return refuse("TOO_MANY_DIGITS");
  const figures = whole.replace(/\D/g, "");
  if (figures.length > 12) return refuse("NOT_AN_AMOUNT");
  return ok(fromMinor(BigInt(figures + (fraction ?? "").padEnd(digits, "0")), currency));
}

interface Parts {
  readonly whole?: string;
  readonly fraction?: string;
}

function partsOf(typed: string, digits: number): Parts | undefined {
  if (digits === 0 && THOUSANDS_BY_POINT.test(typed)) return { whole: typed };
  for (const reading of READINGS) {
    const groups = reading.exec(typed)?.groups;
    if (groups) return groups;
  }
  return undefined;
}
