/**
 * Letters and digits that can't be mistaken for one another, as strokes on a 4 by 6 grid: "x,y x,y
 * …" per stroke. No font is needed, and each is bent differently every time.
 */
export const GLYPHS: Readonly<Record<string, string>> = {
  A: "0,6 2,0 4,6|1,4 3,4",
  C: "4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5",
  E: "4,0 0,0 0,6 4,6|0,3 3,3",
  F: "4,0 0,0 0,6|0,3 3,3",
  H: "0,0 0,6|4,0 4,6|0,3 4,3",
  J: "4,0 4,5 3,6 1,6 0,5",
  K: "0,0 0,6|4,0 0,3 4,6",
  L: "0,0 0,6 4,6",
  M: "0,6 0,0 2,3 4,0 4,6",
  N: "0,6 0,0 4,6 4,0",
  P: "0,6 0,0 3,0 4,1 4,2 3,3 0,3",
  R: "0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6",
  T: "0,0 4,0|2,0 2,6",
  W: "0,0 1,6 2,3 3,6 4,0",
  X: "0,0 4,6|4,0 0,6",
  Y: "0,0 2,3 4,0|2,3 2,6",
  "3": "0,0 3,0 4,1 4,2 3,3 1,3|3,3 4,4 4,5 3,6 0,6",
  "4": "3,6 3,0 0,4 4,4",
  "7": "0,0 4,0 1,6",
  "9": "4,3 1,3 0,2 0,1 1,0 3,0 4,1 4,4 2,6",
};

export type Point = readonly [x: number, y: number];

/** The strokes of a glyph, each at least two points. */
export function strokesOf(character: string): Point[][] {
  return (GLYPHS[character] ?? "").split("|").map((stroke) =>
    stroke.split(" ").map((point): Point => {
      const [x, y] = point.split(",");
      return [Number(x), Number(y)];
    }),
  );
}
