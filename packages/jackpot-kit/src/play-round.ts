import { hiddenValue, isTriggered, type Pool } from "./hidden.ts";
import { PPM, reservePpm, type Terms } from "./terms.ts";

/** Where a tier stands. */
export interface Standing extends Pool {
  /** Millionths of a ledger unit. */
  readonly poolMicro: bigint;
  readonly reserveMicro: bigint;
  /** What the operator advanced and has not got back, in ledger units. */
  readonly advanced: bigint;
}

/** A round that is over, or a later change of one. */
export interface Round {
  /** Its name, which the draw goes by. */
  readonly name: string;
  /** Ledger units; below zero where stakes were given back. */
  readonly stakeUnits: bigint;
  /** Of a change: whether its round has fed the pool as it stands, and not one before. */
  readonly fedThisPool: boolean;
}

/** What a round moves, in whole ledger units; below zero for the other way. */
export interface Moves {
  /** From the vendor to the pool. */
  readonly fed: bigint;
  /** From the vendor to the reserve. */
  readonly reserved: bigint;
  /** From the operator to the reserve. */
  readonly advanced: bigint;
  /** From the pool to the player; undefined without a hit. */
  readonly prize: bigint | undefined;
  /** From the reserve to the next pool. */
  readonly seeded: bigint;
}

export interface Played {
  readonly standing: Standing;
  readonly moves: Moves;
}

const whole = (micro: bigint) => (micro < 0n ? -((-micro + PPM - 1n) / PPM) : micro / PPM);

/** A tier before its first pool. */
export const unopened = (tier: bigint): Standing => ({
  tier,
  cycle: 0,
  poolMicro: 0n,
  reserveMicro: 0n,
  advanced: 0n,
});

/** Begins the next pool with its seed from the reserve; the operator advances what is short. */
export function beginPool({ seedUnits }: Terms, before: Standing): Played {
  const there = whole(before.reserveMicro);
  const advanced = seedUnits > there ? seedUnits - there : 0n;
  return {
    standing: {
      ...before,
      cycle: before.cycle + 1,
      poolMicro: before.poolMicro + seedUnits * PPM,
      reserveMicro: before.reserveMicro + (advanced - seedUnits) * PPM,
      advanced: before.advanced + advanced,
    },
    moves: { fed: 0n, reserved: 0n, advanced, prize: undefined, seeded: seedUnits },
  };
}

/**
 * What a round does to a pool. Its shares go to pool and reserve, from where the operator is repaid
 * first. A hit pays the pool. The next one is begun by `beginPool`, with a seed of its own. What a
 * round gets back it takes out again, unless its pool has been won: then both stay as they are.
 */
export function playRound(terms: Terms, before: Standing, seed: string, round: Round): Played {
  const { stakeUnits, fedThisPool, name } = round;
  if (stakeUnits < 0n && !fedThisPool) return { standing: before, moves: NOTHING_MOVED };
  const poolMicro = before.poolMicro + stakeUnits * terms.contributionPpm;
  const filled = before.reserveMicro + stakeUnits * reservePpm(terms);
  const repaid = repayment(filled, before.advanced);
  const moves = {
    fed: whole(poolMicro) - whole(before.poolMicro),
    reserved: whole(filled) - whole(before.reserveMicro),
    advanced: -repaid,
    seeded: 0n,
  };
  const standing = {
    ...before,
    poolMicro,
    reserveMicro: filled - repaid * PPM,
    advanced: before.advanced - repaid,
  };
  if (stakeUnits <= 0n || !isHit(terms, standing, seed, { name, stakeUnits }))
    return { standing, moves: { ...moves, prize: undefined } };
  const prize = whole(poolMicro) - (whole(poolMicro) % terms.stepUnits);
  return {
    standing: { ...standing, poolMicro: poolMicro - prize * PPM },
    moves: { ...moves, prize },
  };
}

const NOTHING_MOVED: Moves = {
  fed: 0n,
  reserved: 0n,
  advanced: 0n,
  prize: undefined,
  seeded: 0n,
};

/** What the operator gets of a reserve; below zero what is advanced to one that fell short. */
function repayment(reserveMicro: bigint, advanced: bigint): bigint {
  const there = whole(reserveMicro);
  return there < advanced ? there : advanced;
}

function isHit(
  terms: Terms,
  { tier, cycle, poolMicro }: Standing,
  seed: string,
  { name, stakeUnits }: Pick<Round, "name" | "stakeUnits">,
): boolean {
  return terms.kind === "RANDOM"
    ? isTriggered(terms.oddsUnits, stakeUnits, seed, { tier }, name)
    : poolMicro >= hiddenValue(terms, seed, { tier, cycle }) * PPM;
}
