import { commitmentOf, openDraw, type Draw } from "@perya/fair";
import type { MustHitTerms, Terms } from "./terms.ts";

const U32 = 2n ** 32n;
const U64 = 2n ** 64n;

/** Which pool it is: the number of its tier, and of the cycle from one reset to the next hit. */
export interface Pool {
  readonly tier: bigint;
  readonly cycle: number;
}

/** Uniform in 0 … n-1 by rejection of 64 bits; n from 1 to 2^64. */
function below(draw: Draw, n: bigint): bigint {
  const limit = (U64 / n) * n;
  for (;;) {
    const value = BigInt(draw.u32()) * U32 + BigInt(draw.u32());
    if (value < limit) return value % n;
  }
}

/** The hidden value of a must-hit-by: uniform between seed and ceiling, in ledger units. */
export function hiddenValue(
  { seedUnits, ceilingUnits }: MustHitTerms,
  seed: string,
  { tier, cycle }: Pool,
): bigint {
  const draw = openDraw(seed, `jp:${tier}:value:${cycle}`);
  return seedUnits + 1n + below(draw, ceilingUnits - seedUnits - 1n);
}

/**
 * What is published at a reset: of a must-hit-by SHA-256 of its hidden value in digits and the seed
 * behind it, of a random one SHA-256 of the seed.
 */
export function poolCommitment(terms: Terms, seed: string, pool: Pool): string {
  return terms.kind === "RANDOM"
    ? commitmentOf(seed)
    : commitmentOf(`${hiddenValue(terms, seed, pool)}${seed}`);
}

/**
 * Whether a stake in ledger units wins a random pool: its draw has a stream of its own by the
 * round's name, so that nothing of the game's outcome goes with it.
 */
export function isTriggered(
  oddsUnits: bigint,
  stakeUnits: bigint,
  seed: string,
  { tier }: Pick<Pool, "tier">,
  round: string,
): boolean {
  return below(openDraw(seed, `jp:${tier}:${round}`), oddsUnits) < stakeUnits;
}
