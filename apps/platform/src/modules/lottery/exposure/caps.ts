import type { Limits } from "../limits/limits.ts";

const BASIS_POINTS = 10_000n;
/**
 * Shares of the bankroll that may be lost on one selection, in basis points, by the highest odds
 * they apply to. The longer the odds, the less a crowd on one number may win.
 */
const SHARES = [
  { upTo: 100_000, share: 200n },
  { upTo: 1_000_000, share: 50n },
  { upTo: 10_000_000, share: 30n },
  { upTo: Number.POSITIVE_INFINITY, share: 20n },
] as const;
/**
 * Combinations share one pool per market: every line counts with its full payout, and few can win
 * together.
 */
const POOL_SHARE = 500n;

/**
 * The house's maximum exposure on one selection (or pool) of a market, in ledger units.
 * `odds` × 10,000: the highest of the market at full price. Source: lottery specification, section
 * 12.
 */
export function capOf(
  limits: Limits,
  line: { readonly market: string; readonly exposure: "selection" | "pool" },
  odds: number,
): bigint {
  const own = limits.shares[line.market];
  if (own !== undefined) return (limits.bankroll * BigInt(own)) / BASIS_POINTS;
  if (line.exposure === "pool") return (limits.bankroll * POOL_SHARE) / BASIS_POINTS;
  const share = SHARES.find(({ upTo }) => odds <= upTo)?.share ?? 0n;
  return (limits.bankroll * share) / BASIS_POINTS;
}
