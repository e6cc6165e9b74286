/** Repeatable random numbers: mulberry32, the same sequence for the same seed. */
export interface Dice {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  /** From 0, below 1. */
  fraction(): number;
}

export function openDice(seed: number): Dice {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { fraction, below: (limit) => Math.floor(fraction() * limit) };
}
