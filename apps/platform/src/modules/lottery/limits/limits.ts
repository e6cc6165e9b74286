import { currencyOf, fromMinor, UNITS_PER_MAJOR } from "@perya/money";

/** What the players of one currency may bet. Amounts are ledger units. */
export interface Limits {
  readonly currency: string;
  readonly minUnit: bigint;
  readonly maxUnit: bigint;
  /** The most one order may be paid. */
  readonly orderPayout: bigint;
  /** The most all orders of a player in one issue may be paid. */
  readonly issuePayout: bigint;
  /** What the house is ready to lose in this currency: the caps of selections are shares of it. */
  readonly bankroll: bigint;
  /** Basis points of the bankroll by market, where they are not those of caps.ts. */
  readonly shares: Readonly<Record<string, number>>;
}

/** How many main units of a currency stand for one of the reference's. */
const SCALES: Readonly<Record<string, bigint>> = { VND: 1_000n, IDR: 1_000n, KRW: 100n, JPY: 10n };

/** Limits of a currency nobody has set any for: lottery.md section 12, in the currency's own size. */
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
