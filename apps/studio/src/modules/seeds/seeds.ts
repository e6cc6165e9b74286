/**
 * Rounds under one server seed before it is replaced: a pre-committed secret must not live long.
 */
export const ROUNDS_PER_SEED = 10_000;

/** What a player sees of their seeds. */
export interface Seeds {
  readonly commitment: string;
  readonly nextCommitment: string;
  readonly clientSeed: string;
  /** Of the next round. */
  readonly nonce: number;
  readonly roundsLeft: number;
}

/** What fixes a round's randomness. */
export interface Reserved {
  readonly seed: bigint;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/**
 * Answered by `rounds`: whether a round under this seed is not over, so that the seed must stay
 * secret.
 */
export type HasOpenRound = (seed: bigint) => Promise<boolean>;
