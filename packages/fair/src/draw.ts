/** Unbiased randomness in a fixed order: the only source that may decide money. */
export interface Draw {
  /** The next four stream bytes, big-endian: 0 … 2^32-1. */
  u32(): number;
  /** Uniform in 0 … n-1 by rejection; n from 1 to 2^32. */
  int(n: number): number;
  /** The first 52 of the next 64 bits. */
  u52(): bigint;
  /** A new array, shuffled from the last place down. */
  shuffle<T>(items: readonly T[]): T[];
  /** k distinct items in the order drawn. */
  sample<T>(items: readonly T[], k: number): T[];
  /** An index, drawn by integer weights. */
  weighted(weights: readonly number[]): number;
}
