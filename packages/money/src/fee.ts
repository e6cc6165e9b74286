import { roundDownToMinor, type Money } from "./money.ts";

/** What a payment costs: hundredths of a per cent of it, and an amount whatever its size. */
export interface FeeTerms {
  /** 150 is 1.5 %. */
  readonly bps: number;
  /** Ledger units of the payment's currency. */
  readonly flatUnits: bigint;
}

const BPS = 10_000n;

/**
 * The fee of a payment: the flat part and the share of it, rounded down to whole minor units, never
 * more than the payment. A payment of nothing costs nothing.
 */
export function feeOf({ units, currency }: Money, { bps, flatUnits }: FeeTerms): Money {
  const whole = flatUnits + (units * BigInt(bps)) / BPS;
  return roundDownToMinor({ units: whole < units ? whole : units, currency });
}
