import { currencyOf, fromMinor, UNITS_PER_MAJOR } from "@perya/money";

/** Bet limits for players of one currency. Amounts are ledger units. */
export interface Limits {
  readonly currency: string;
  readonly minUnit: bigint;
  readonly maxUnit: bigint;
  /** The maximum payout of one order. */
  readonly orderPayout: bigint;
  /** The maximum payout of all of a player's orders in one issue. */
  readonly issuePayout: bigint;
  /** How much the house may lose in this currency: the caps of selections are shares of it. */
  readonly bankroll: bigint;
  /** Basis points of the bankroll by market, where they differ from caps.ts. */
  readonly shares: Readonly<Record<string, number>>;
}

/** How many main units of a currency correspond to one of the reference currency. */
const SCALES: Readonly<Record<string, bigint>> = { VND: 1_000n, IDR: 1_000n, KRW: 100n, JPY: 10n };

/** Default limits, scaled to the currency. Source: lottery specification, section 12. */
export function defaultLimits(currency: string): Limits {
  currencyOf(currency);
  const main = (amount: bigint) => amount * (SCALES[currency] ?? 1n) * UNITS_PER_MAJOR;
  return {
    currency,
    minUnit: main(1n),
    maxUnit: main(200_000n),
    orderPayout: main(2_000_000n),
    issuePayout: main(5_000_000n),
    bankroll: main(1_000_000_000n),
    shares: {},
  };
}

/** Ledger units of one minor unit of a currency. */
export function unitsPerMinor(currency: string): bigint {
  return fromMinor(1n, currency).units;
}
