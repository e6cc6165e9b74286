import type { WireMoney } from "@perya/money";

/** An amount of a pool, whose name is its currency and book. */
export function moneyOf(pool: string, amount: string): WireMoney {
  return { amount, currency: pool.slice(0, pool.indexOf(":")) };
}

/** Hundredths of a percent of the cap, rounded down. */
export function shareOf(liability: string, cap: string): number {
  return BigInt(cap) === 0n ? 0 : Number((BigInt(liability) * 10_000n) / BigInt(cap));
}

/** A number's price step, in words. */
export function stepWords(step: number): string {
  if (step === 0) return "Closed";
  return step === 100 ? "Full odds" : `${step} % of the odds`;
}
