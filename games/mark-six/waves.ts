/** The colours of the balls. */
export const WAVES = ["RED", "BLUE", "GREEN"] as const;

const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

/** The colour of a ball of 1 … 49: 17 are red, 16 blue, 16 green. */
export function waveOf(number: number): (typeof WAVES)[number] {
  if (RED.has(number)) return "RED";
  return BLUE.has(number) ? "BLUE" : "GREEN";
}
