import type { Rows } from "./rules.ts";

/** Units of the drawing: the glass is a hundred wide. */
const WIDE = 100;
const TOP = 9;
const DROP = 78;
/** Where the layers begin. */
export const LAYERS = 89;

/** Distance between two pieces of ice in a row. */
export function gapOf(rows: Rows): number {
  return WIDE / (rows + 2);
}

/** Half the width of a scoop. */
export function radiusOf(rows: Rows): number {
  return gapOf(rows) * 0.36;
}

/**
 * The place of a piece of ice by its row and the number of pieces to its left; row `rows` is the
 * layers.
 */
export function placeOf(
  rows: Rows,
  row: number,
  right: number,
): { readonly x: number; readonly y: number } {
  return { x: WIDE / 2 + (right - row / 2) * gapOf(rows), y: TOP + (row * DROP) / rows };
}

/** How many steps to the right a path has taken before each row, and after the last. */
export function rightsOf(path: string): number[] {
  return Array.from(
    { length: path.length + 1 },
    (_, row) => path.slice(0, row).split("R").length - 1,
  );
}

export interface Frame {
  /** The moment of arrival, from 0 to 1. */
  readonly offset: number;
  readonly value: number;
  readonly easing: string;
}

/**
 * The path of a bouncing scoop: sideways at an even pace, downwards by gravity after a small hop
 * from each piece of ice.
 */
export function bounce(
  rows: Rows,
  path: string,
): { readonly across: Frame[]; readonly down: Frame[] } {
  const rights = rightsOf(path);
  const radius = radiusOf(rows);
  const across: Frame[] = [{ offset: 0, value: WIDE / 2, easing: "linear" }];
  const down: Frame[] = [{ offset: 0, value: 0, easing: "ease-in" }];
  const share = 1 / (rows + 1);
  rights.forEach((right, row) => {
    const { x, y } = placeOf(rows, row, right);
    const isLast = row === rows;
    const offset = (row + 1) * share;
    across.push({ offset: Math.min(1, offset), value: x, easing: "linear" });
    down.push({
      offset: Math.min(1, offset),
      value: isLast ? LAYERS - radius : y - radius,
      easing: "ease-out",
    });
    if (!isLast)
      down.push({
        offset: offset + share * 0.32,
        value: y - radius - gapOf(rows) * 0.3,
        easing: "ease-in",
      });
  });
  return { across, down };
}
