import { reader } from "@perya/wallet-protocol";

const DECIMALS = 5;
const PATTERN = /^(\d+)(?:\.(\d{1,16}))?$/;
const MAX_CHARACTERS = 40;
const MAX_INT64 = 9_223_372_036_854_775_807n;

/**
 * Ledger units (1/100000) of a decimal text of the main unit such as "0.90". Undefined for anything
 * else: a number, an exponent, more than 40 characters, zero, digits finer than a ledger unit, or
 * an amount that exceeds 64 bits.
 */
export const readAmount = reader(
  { type: "string", maxLength: MAX_CHARACTERS, pattern: PATTERN.source },
  (value) => {
    if (typeof value !== "string" || value.length > MAX_CHARACTERS) return undefined;
    const [, whole, fraction = ""] = PATTERN.exec(value) ?? [];
    if (whole === undefined || /[1-9]/.test(fraction.slice(DECIMALS))) return undefined;
    const units = BigInt(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, "0"));
    return units > 0n && units <= MAX_INT64 ? units : undefined;
  },
);

/**
 * A balance as a decimal text of the main unit: at least two decimals, more only where they are not
 * zero.
 */
export function writeAmount(units: bigint): string {
  const digits = units.toString().padStart(DECIMALS + 1, "0");
  const fraction = digits.slice(-DECIMALS).replace(/0{1,3}$/, "");
  return `${digits.slice(0, -DECIMALS)}.${fraction}`;
}
