import { SIZE } from "./find-clusters.ts";

/**
 * How many rows each cell of a board has fallen since the board before, on which `cleared` cells went away: what stood above a gap falls into it, and as many as are
 * missing come in from above. Without a board before, everything comes in from above.
 */
export function fallsAfter(cleared: ReadonlySet<number> | undefined): number[] {
  const falls = Array.from({ length: SIZE * SIZE }, () => SIZE);
  if (!cleared) return falls;
  for (let column = 0; column < SIZE; column++) {
    let floor = SIZE - 1;
    for (let row = SIZE - 1; row >= 0; row--) {
      if (cleared.has(row * SIZE + column)) continue;
      falls[floor * SIZE + column] = floor - row;
      floor--;
    }
    for (let row = floor; row >= 0; row--) falls[row * SIZE + column] = floor + 1;
  }
  return falls;
}
