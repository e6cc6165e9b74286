/** Reels of symbols, each top to bottom. */
export type Grid = readonly (readonly string[])[];

export type SpinKind = "BASE" | "FREE";

/** One stop of the reels and what it pays. */
export interface Spin<Win> {
  readonly kind: SpinKind;
  /** The place of each strip that stands in the top row. */
  readonly stops: readonly number[];
  readonly grid: Grid;
  readonly wins: readonly Win[];
  readonly scatters: number;
  /** Free spins this stop gave. */
  readonly awarded: number;
  /** What the stop pays in coins, scatter and multiplier included. */
  readonly coins: number;
}

/** A whole round: the paid spin and every free spin it led to. */
export interface SlotRound<Win> {
  readonly spins: readonly Spin<Win>[];
  /** Payout in coins. */
  readonly coins: number;
  /** The highest win was passed: the rest is not paid and not played. */
  readonly capped: boolean;
}

/** What a reel slot is made of besides its name and its look. Lists by scatters start with none in view. */
export interface ReelMath<Win> {
  readonly strips: Readonly<Record<SpinKind, Grid>>;
  /** The stake is so many coins: lines where each carries one, or a fixed number. */
  readonly betCoins: number;
  /** Multiples of the stake. */
  readonly scatterPay: readonly number[];
  readonly freeSpins: readonly number[];
  /** What every win of a free spin is multiplied with. */
  readonly freeMultiplier: number;
  /** Highest payout as a multiple of the stake. */
  readonly maxWinX: number;
  winsOf(grid: Grid): readonly Win[];
  coinsOf(win: Win): number;
}

/** Symbol that counts wherever it stands and gives the free spins. */
export const SCATTER = "SCAT";
