import type { Settlement } from "./rules.ts";

/** A line of one price that is paid once. */
export const WON: Settlement = { hits: [1], push: false };
/** A line of one price that is not paid. */
export const LOST: Settlement = { hits: [0], push: false };
/** A line of one price whose cost comes back. */
export const PUSHED: Settlement = { hits: [0], push: true };

/** What a line of one price gets that is paid once or not at all. */
export function wonIf(won: boolean): Settlement {
  return won ? WON : LOST;
}

/** What the lines of one market get where each of these selections pays as often as it stands here. */
export function countHits(paying: readonly string[]): ReadonlyMap<string, Settlement> {
  const settlements = new Map<string, Settlement>();
  for (const selection of paying)
    settlements.set(selection, {
      hits: [(settlements.get(selection)?.hits[0] ?? 0) + 1],
      push: false,
    });
  return settlements;
}

/** Whether a line gets nothing at all. */
export function isLost({ hits, push }: Settlement): boolean {
  return !push && hits.every((times) => times === 0);
}
