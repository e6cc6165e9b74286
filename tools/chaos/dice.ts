import { openDraw } from "@perya/fair";

/** Random numbers derived from the run's seed. */
export interface Dice {
  /** A whole number from `lowest` to `highest`, both included. */
  between(lowest: number, highest: number): number;
  /** True in this many of a hundred cases. */
  chance(percent: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/**
 * Dice for one purpose: purposes do not affect each other, so a seed gives the same kills whatever
 * the load does.
 */
export function openDice(seed: string, purpose: string): Dice {
  const draw = openDraw(seed, purpose);
  return {
    between: (lowest, highest) => lowest + draw.int(highest - lowest + 1),
    chance: (percent) => draw.int(100) < percent,
    pick: (items) => items[draw.int(items.length)] ?? items[0],
    shuffle: (items) => draw.shuffle(items),
  };
}
