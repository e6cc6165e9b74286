import type { Settlement } from "./rules.ts";

/** A line with one price that is paid once. */
export const WON: Settlement = { hits: [1], push: false };
/** A line with one price that is not paid. */
export const LOST: Settlement = { hits: [0], push: false };
/** A line with one price whose cost is returned. */
export const PUSHED: Settlement = { hits: [0], push: true };

/** The settlement of a line with one price that is paid once or not at all. */
export function wonIf(won: boolean): Settlement {
  return won ? WON : LOST;
}

/** The settlements of one market's lines, where each selection pays as often as it is listed. */
export function countHits(paying: readonly string[]): ReadonlyMap<string, Settlement> {
  const settlements = new Map<string, Settlement>();
  for (const selection of paying)
    settlements.set(selection, {
      hits: [(settlements.get(selection)?.hits[0] ?? 0) + 1],
      push: false,
    });
  return settlements;
}

/** Whether a line gets nothing back. */
export function isLost({ hits, push }: Settlement): boolean {
  return !push && hits.every((times) => times === 0);
}
