import type { JackpotHit, JackpotTier } from "@perya/api-client/player";
import { commitmentOf } from "@perya/fair";
import { hiddenValue, isTriggered } from "@perya/jackpot-kit";

type Terms = Pick<JackpotTier, "id" | "kind" | "seed" | "odds" | "ceiling">;

/**
 * Computes a hit again from what was revealed: whether the seed is the one that was committed to,
 * and whether by it this round won: its draw, or a pool that had reached the hidden value.
 */
export function checkHit(
  { id, kind, seed, odds, ceiling }: Terms,
  hit: JackpotHit,
): { readonly committed: boolean; readonly won: boolean } {
  const pool = { tier: BigInt(id), cycle: hit.cycle };
  if (kind === "RANDOM")
    return {
      committed: commitmentOf(hit.seed) === hit.commitment,
      won:
        odds !== null &&
        isTriggered(BigInt(odds.amount), BigInt(hit.stake.amount), hit.seed, pool, hit.round),
    };
  const hidden = hit.hidden?.amount ?? "";
  const shares = { contributionPpm: 0n, stepUnits: 1n, seedUnits: BigInt(seed.amount) };
  const terms = { kind, ...shares, ceilingUnits: BigInt(ceiling?.amount ?? "0") } as const;
  return {
    committed: commitmentOf(`${hidden}${hit.seed}`) === hit.commitment,
    won:
      hiddenValue(terms, hit.seed, pool).toString() === hidden &&
      // The prize is the pool without what is below the smallest sum that is paid.
      BigInt(hit.prize.amount) + SMALLEST > BigInt(hidden),
  };
}

/** No currency pays in steps that are larger than its main unit. Ledger units. */
const SMALLEST = 100_000n;
