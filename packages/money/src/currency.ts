/** ISO 4217 code, upper case; XXX is the code for no currency and marks demo money. */
export type CurrencyCode = string;

export interface Currency {
  readonly code: CurrencyCode;
  /** Narrow symbol put in front of an amount. */
  readonly symbol: string;
  /** Digits of the minor unit by ISO 4217: 2 for PHP, 0 for JPY and VND. */
  readonly digits: number;
}

const CURRENCIES: Readonly<Record<string, Currency>> = {
  PHP: { code: "PHP", symbol: "₱", digits: 2 },
  USD: { code: "USD", symbol: "$", digits: 2 },
  EUR: { code: "EUR", symbol: "€", digits: 2 },
  THB: { code: "THB", symbol: "฿", digits: 2 },
  MYR: { code: "MYR", symbol: "RM", digits: 2 },
  INR: { code: "INR", symbol: "₹", digits: 2 },
  CNY: { code: "CNY", symbol: "¥", digits: 2 },
  IDR: { code: "IDR", symbol: "Rp", digits: 2 },
  VND: { code: "VND", symbol: "₫", digits: 0 },
  JPY: { code: "JPY", symbol: "¥", digits: 0 },
  KRW: { code: "KRW", symbol: "₩", digits: 0 },
  GBP: { code: "GBP", symbol: "£", digits: 2 },
  SEK: { code: "SEK", symbol: "kr", digits: 2 },
  DKK: { code: "DKK", symbol: "kr", digits: 2 },
  CAD: { code: "CAD", symbol: "$", digits: 2 },
  BRL: { code: "BRL", symbol: "R$", digits: 2 },
  KES: { code: "KES", symbol: "KSh", digits: 2 },
  XXX: { code: "XXX", symbol: "", digits: 2 },
};

/**
 * The currency of a code. Throws RangeError on an unknown code: money can't be rounded without
 * knowing its digits.
 */
export function currencyOf(code: CurrencyCode): Currency {
  const currency = CURRENCIES[code];
  if (!currency) throw new RangeError(`Unknown currency: ${code}`);
  return currency;
}
