import { SIZE } from "./find-clusters.ts";

/**
 * How many rows every cell of the next board falls when these cells are removed; new cells fall in
 * from above their column.
 */
export function fallsAfter(gone: ReadonlySet<number>): number[] {
  const falls = Array.from({ length: SIZE * SIZE }, () => 0);
  for (let column = 0; column < SIZE; column++) {
    const rows = Array.from({ length: SIZE }, (_, row) => row);
    const stay = rows.filter((row) => !gone.has(row * SIZE + column));
    const holes = SIZE - stay.length;
    rows.forEach((row) => {
      falls[row * SIZE + column] = row < holes ? holes : row - (stay[row - holes] ?? row);
    });
  }
  return falls;
}

/** The number of rows that a whole fresh board falls. */
export const FRESH_FALLS: readonly number[] = Array.from({ length: SIZE * SIZE }, () => SIZE);
