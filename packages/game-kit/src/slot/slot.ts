/** Reels of symbols, each top to bottom. */
export type Grid = readonly (readonly string[])[];

export type SpinKind = "BASE" | "FREE";

/** One stop of the reels and what it pays. */
export interface Spin<Win> {
  readonly kind: SpinKind;
  /** The position of each strip that stands in the top row. */
  readonly stops: readonly number[];
  readonly grid: Grid;
  readonly wins: readonly Win[];
  readonly scatters: number;
  /** Free spins given by this stop. */
  readonly awarded: number;
  /** The stop's payout in coins, scatter and multiplier included. */
  readonly coins: number;
}

/** A whole round: the paid spin and every free spin it led to. */
export interface SlotRound<Win> {
  readonly spins: readonly Spin<Win>[];
  /** Payout in coins. */
  readonly coins: number;
  /** The highest win was exceeded: the rest is neither played nor paid. */
  readonly capped: boolean;
}

/** A reel slot without its name and its look. Lists indexed by scatters start with none in view. */
export interface ReelMath<Win> {
  readonly strips: Readonly<Record<SpinKind, Grid>>;
  /** The stake in coins: one per line where each line costs one, or a fixed number. */
  readonly betCoins: number;
  /** Multiples of the stake. */
  readonly scatterPay: readonly number[];
  readonly freeSpins: readonly number[];
  /** The multiplier of every win in a free spin. */
  readonly freeMultiplier: number;
  /** Highest payout as a multiple of the stake. */
  readonly maxWinX: number;
  winsOf(grid: Grid): readonly Win[];
  coinsOf(win: Win): number;
}

/** The symbol that counts in any position and gives the free spins. */
export const SCATTER = "SCAT";
