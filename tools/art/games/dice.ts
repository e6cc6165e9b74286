import { at, CORAL, CREAM, cut, dot, flat, INK, oval } from "../parts/paper.ts";

/** Where the pips of each face are, in thirds of a face. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A face of a die as one of the three sides in sight: the matrix leans it. */
function face(pips: number, matrix: string, fill: string): string {
  const marks = (PIPS[pips] ?? [])
    .map(([x, y]) =>
      dot(x * 14, y * 14, pips === 1 ? 9 : 6, pips === 1 || pips === 4 ? CORAL : INK),
    )
    .join("");
  return `<g transform="matrix(${matrix})">${flat("M-25-29h50q4 0 4 4v50q0 4-4 4h-50q-4 0-4-4v-50q0-4 4-4z", fill)}${marks}</g>`;
}

/** A die in the air: what its top, its left and its right side show. */
function die(
  x: number,
  y: number,
  scale: number,
  turn: number,
  pips: readonly [number, number, number],
  tone: string,
): string {
  const [top, left, right] = pips;
  return at(
    x,
    y,
    cut("M0-58 50-29v58L0 58-50 29v-58z", "#00000040") +
      flat("M0-58 50-29v58L0 58-50 29v-58z", tone) +
      face(top, ".86 .5 -.86 .5 0 -29", "#ffffff") +
      face(left, ".86 .5 0 1 -25 14.5", CREAM) +
      face(right, ".86 -.5 0 1 25 14.5", "#dcd3e6"),
    scale,
    turn,
  );
}

/** K3: three dice over a tray. */
export function dice(pips: readonly [number, number, number], felt: string): string {
  const [first, second, third] = pips;
  return (
    oval(150, 322, 138, 44, "#0006") +
    oval(150, 312, 138, 44, "#7a3b2a") +
    oval(150, 307, 122, 34, felt) +
    oval(96, 308, 44, 10, "#0004") +
    oval(204, 310, 44, 10, "#0004") +
    die(86, 218, 1.16, -14, [first, 3, 2], "#cfc6dc") +
    die(208, 236, 1.12, 16, [second, 6, 5], "#cfc6dc") +
    die(138, 122, 1.02, 8, [third, 1, 4], "#cfc6dc")
  );
}
