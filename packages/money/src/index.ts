export { currencyOf, type Currency, type CurrencyCode } from "./currency.ts";
export { feeOf, type FeeTerms } from "./fee.ts";
export { formatMoney, type FormatOptions } from "./format.ts";
export {
  money,
  add,
  subtract,
  isPositive,
  compare,
  roundDownToMinor,
  fromMinor,
  toMinor,
  UNITS_PER_MAJOR,
  type Money,
} from "./money.ts";
export { latinDigits } from "./latin-digits.ts";
export { parseAmount } from "./parse.ts";
export { fromWire, toWire, type WireMoney } from "./wire.ts";
