import { currencyOf } from "./currency.ts";
import { toMinor, type Money } from "./money.ts";

export interface FormatOptions {
  /** Puts the currency's symbol in front. Default true. */
  readonly symbol?: boolean;
  /** Puts + in front of an amount above zero, as in a list of movements. Default false. */
  readonly sign?: boolean;
}

/**
 * An amount as people read it: symbol, thousands separators, the currency's own digits, rounded
 * down. Latin digits in every language, because browsers lack number data for several languages we
 * ship and silently use another language's.
 */
export function formatMoney(amount: Money, options: FormatOptions = {}): string {
  const { symbol, digits } = currencyOf(amount.currency);
  const minor = toMinor(amount);
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits).replace(/\B(?=(\d{3})+$)/g, ",");
  const fraction = digits > 0 ? `.${text.slice(-digits)}` : "";
  const sign = minor < 0n ? "-" : options.sign && minor > 0n ? "+" : "";
  return `${sign}${options.symbol === false ? "" : symbol}${whole}${fraction}`;
}
