import { currencyOf, type CurrencyCode } from "./currency.ts";

/** Ledger units in one main unit of any currency: 1.00 is 100,000 units. */
export const UNITS_PER_MAJOR = 100_000n;

/** An amount of one currency in ledger units of 1/100000 of its main unit. Never a float. */
export interface Money {
  readonly units: bigint;
  readonly currency: CurrencyCode;
}

/** Money of this many ledger units. Throws RangeError on an unknown currency. */
export function money(units: bigint, currency: CurrencyCode): Money {
  currencyOf(currency);
  return { units, currency };
}

/** The sum of two amounts of one currency. Throws RangeError when the currencies differ. */
export function add(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return { units: a.units + b.units, currency: a.currency };
}

/**
 * The first amount minus the second, possibly negative. Throws RangeError when the currencies
 * differ.
 */
export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return { units: a.units - b.units, currency: a.currency };
}

/**
 * Negative, zero or positive as a is less than, equal to or more than b. Throws RangeError when the
 * currencies differ.
 */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  sameCurrency(a, b);
  if (a.units === b.units) return 0;
  return a.units < b.units ? -1 : 1;
}

/** True for an amount above zero. */
export function isPositive(amount: Money): boolean {
  return amount.units > 0n;
}

/** Ledger units of this many minor units (cents, sen; whole yen). */
export function fromMinor(minor: bigint, currency: CurrencyCode): Money {
  return { units: minor * unitsPerMinor(currency), currency };
}

/** An amount in whole minor units, rounded down (towards minus infinity). */
export function toMinor(amount: Money): bigint {
  const per = unitsPerMinor(amount.currency);
  const quotient = amount.units / per;
  return amount.units < 0n && amount.units % per !== 0n ? quotient - 1n : quotient;
}

/**
 * The amount rounded down to whole minor units. Payouts, bonuses and reports use it; the ledger
 * itself keeps every unit.
 */
export function roundDownToMinor(amount: Money): Money {
  return fromMinor(toMinor(amount), amount.currency);
}

function unitsPerMinor(currency: CurrencyCode): bigint {
  return UNITS_PER_MAJOR / 10n ** BigInt(currencyOf(currency).digits);
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency)
    throw new RangeError(`Currencies differ: ${a.currency}, ${b.currency}`);
}
