export const PPM = 1_000_000n;

interface Shares {
  /** Of a stake, that feeds the pool; parts per million. */
  readonly contributionPpm: bigint;
  /** What a pool begins with, in ledger units. */
  readonly seedUnits: bigint;
  /** The smallest sum that is paid, in ledger units: what is below it stays for the next pool. */
  readonly stepUnits: bigint;
}

/** Every unit staked hits with a chance of one in `oddsUnits`. */
export interface RandomTerms extends Shares {
  readonly kind: "RANDOM";
  readonly oddsUnits: bigint;
}

/** Won by the round that lifts the pool to a hidden value between its seed and the ceiling. */
export interface MustHitTerms extends Shares {
  readonly kind: "MUST_HIT_BY";
  readonly ceilingUnits: bigint;
}

export type Terms = RandomTerms | MustHitTerms;

/**
 * What seeds cost in the long run for each unit staked, as a fraction: S / K of a random one,
 * c x S / ((M - S) / 2) of a must-hit-by.
 */
function seedShare(terms: Terms): readonly [numerator: bigint, denominator: bigint] {
  return terms.kind === "RANDOM"
    ? [terms.seedUnits, terms.oddsUnits]
    : [2n * terms.contributionPpm * terms.seedUnits, PPM * (terms.ceilingUnits - terms.seedUnits)];
}

/** The share of stakes that refills the reserve: what seeds cost, rounded up. Parts per million. */
export function reservePpm(terms: Terms): bigint {
  const [numerator, denominator] = seedShare(terms);
  return (numerator * PPM + denominator - 1n) / denominator;
}

/** All that a tier returns to players in the long run, rounded up. Parts per million of stakes. */
export function returnPpm(terms: Terms): bigint {
  return terms.contributionPpm + reservePpm(terms);
}

/** The prize to expect, in ledger units, rounded down: S + c x K, or (S + M) / 2. */
export function meanPrize(terms: Terms): bigint {
  return terms.kind === "RANDOM"
    ? terms.seedUnits + (terms.contributionPpm * terms.oddsUnits) / PPM
    : (terms.seedUnits + terms.ceilingUnits) / 2n;
}
