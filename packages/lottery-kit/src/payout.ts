import type { Settlement } from "./rules.ts";

/** Odds are integers in units of 1/10,000: 95 is 950,000. */
export const ODDS_ONE = 10_000n;

/**
 * A line's payout in minor units: hits × unit × odds, rounded down once; its whole cost when it is
 * pushed. Odds are gross: they include the stake. `odds` × 10,000, one for each of the settlement's
 * hits.
 */
export function payoutMinor(
  unitMinor: bigint,
  count: number,
  odds: readonly number[],
  { hits, push }: Settlement,
): bigint {
  if (push) return unitMinor * BigInt(count);
  const paid = hits.reduce((sum, times, at) => sum + BigInt(times) * BigInt(odds[at] ?? 0), 0n);
  return (unitMinor * paid) / ODDS_ONE;
}
