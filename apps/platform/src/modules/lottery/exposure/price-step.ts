/** Price steps of a selection, in percent of its odds: full, reduced, half, and closed. */
export type PriceStep = 100 | 90 | 50 | 0;

/**
 * Above 60 % of the cap 90 % of the odds are offered, above 85 % half of them ("half-price
 * numbers"), at the cap nothing. Source: lottery specification, section 12.
 */
export function priceStep(liability: bigint, cap: bigint): PriceStep {
  if (liability >= cap) return 0;
  if (liability * 100n > cap * 85n) return 50;
  return liability * 100n > cap * 60n ? 90 : 100;
}

/** The highest counter value for which a step is offered. */
export function highestAt(step: PriceStep, cap: bigint): bigint {
  if (step === 50) return cap - 1n;
  return (cap * (step === 90 ? 85n : 60n)) / 100n;
}

/** Odds at a step, × 10,000, rounded down. */
export function oddsAt(odds: readonly number[], step: PriceStep): number[] {
  return odds.map((one) => Math.floor((one * step) / 100));
}
