const SHORTEST_MS = 7_000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before fetching the menus again, in milliseconds: so that the answer arrives at
 * about the time of the nearest draw. `nearestMs` is the time left to that draw, undefined when
 * nothing is on sale; `roundTripMs` is how long the last answer took.
 */
export function nextRefresh(nearestMs: number | undefined, roundTripMs: number): number {
  if (nearestMs === undefined) return LONGEST_MS;
  if (nearestMs < SHORTEST_MS) return SHORTEST_MS;
  return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, nearestMs - Math.round(roundTripMs / 2)));
}
