import type { Draw } from "@perya/fair";
import { SIZE } from "./find-clusters.ts";

const EMPTY = -1;

/** A fresh board, drawn cell by cell, row by row from the top. */
export function fillGrid(draw: Draw, weights: readonly number[]): Int8Array {
  const cells = new Int8Array(SIZE * SIZE);
  for (let cell = 0; cell < cells.length; cell++) cells[cell] = draw.weighted(weights);
  return cells;
}

/**
 * Lets columns fall onto their empty cells and refills them from left to right, the lowest empty
 * cell of a column first.
 */
export function dropInto(cells: Int8Array, draw: Draw, weights: readonly number[]): void {
  for (let column = 0; column < SIZE; column++) {
    let floor = (SIZE - 1) * SIZE + column;
    for (let cell = floor; cell >= 0; cell -= SIZE) {
      const symbol = cells[cell] ?? EMPTY;
      if (symbol === EMPTY) continue;
      cells[cell] = EMPTY;
      cells[floor] = symbol;
      floor -= SIZE;
    }
    for (let cell = floor; cell >= 0; cell -= SIZE) cells[cell] = draw.weighted(weights);
  }
}
