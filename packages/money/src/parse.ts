import { ok, refuse, type Result } from "@perya/result";
import { currencyOf, type CurrencyCode } from "./currency.ts";
import { fromMinor, type Money } from "./money.ts";

/**
 * Reads an amount as a person types it ("1,250.50", "1250,5", "20") into ledger units, with string
 * arithmetic only. A comma or a point before the last one or two digits is the decimal mark.
 * Refuses anything else, more decimals than the currency has, and amounts of more than 12 whole
 * digits.
 */
export function parseAmount(
  text: string,
  currency: CurrencyCode,
): Result<Money, "NOT_AN_AMOUNT" | "TOO_MANY_DIGITS"> {
  const { digits } = currencyOf(currency);
  const match = /^(\d{1,3}(?:[,' ]\d{3})*|\d{1,12})(?:[.,](\d+))?$/.exec(text.trim());
  if (!match) return refuse("NOT_AN_AMOUNT");
  const whole = (match[1] ?? "").replace(/\D/g, "");
  const fraction = match[2] ?? "";
  if (fraction.length > digits) return refuse("TOO_MANY_DIGITS");
  if (whole.length > 12) return refuse("NOT_AN_AMOUNT");
  return ok(fromMinor(BigInt(whole + fraction.padEnd(digits, "0")), currency));
}
