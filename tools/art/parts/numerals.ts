import { at, disc, dot, INK, LAMP, line, times } from "./paper.ts";

/** Numerals as strokes in a box 20 wide and 32 high, so that no font is needed. */
const STROKES: Readonly<Record<string, string>> = {
  0: "M10 2Q1 2 1 16t9 14 9-14T10 2z",
  1: "M4 8 11 2v28",
  2: "M2 9Q3 2 10 2t8 8Q18 16 2 30h17",
  3: "M2 5Q14-2 17 8q0 7-8 7 10 0 9 9-4 9-17 3",
  4: "M13 30V2L1 21h18",
  5: "M17 2H4L3 14q15-4 15 6-1 12-16 8",
  6: "M16 3Q3 4 2 20q1 10 9 10t8-9q-1-8-9-7-7 1-8 7",
  7: "M1 2h17L7 30",
  8: "M10 2q7 0 7 6.5T10 15t-7-6.5T10 2zM10 15q8 0 8 7.5T10 30t-8-7.5T10 15z",
  9: "M4 29Q17 28 18 12 17 2 10 2T2 11q1 8 8 7t8-7",
};

/** A number in strokes, its middle at a point. */
export function numeral(
  text: string,
  x: number,
  y: number,
  height: number,
  ink: string = INK,
  weight = 6,
): string {
  const scale = height / 32;
  const width = text.length * 20 + (text.length - 1) * 7;
  const drawn = text
    .split("")
    .map((one, place) =>
      place === 0
        ? line(STROKES[one] ?? "", ink, weight)
        : `<g transform="translate(${place * 27} 0)">${line(STROKES[one] ?? "", ink, weight)}</g>`,
    )
    .join("");
  const left = x - (width * scale) / 2;
  return at(left, y - height / 2, drawn, scale);
}

/** The sign of a game that is drawn every so many minutes: a lamp in a ring of bulbs. */
export function minuteSign(minutes: number): string {
  const [x, y, r] = [240, 116, 46];
  const bulbs = times(12, (one) => {
    const angle = (one * Math.PI) / 6;
    return dot(x + 39 * Math.sin(angle), y - 39 * Math.cos(angle), 3, LAMP);
  });
  return (
    disc(x, y, r, INK) +
    bulbs +
    dot(x, y, 32, LAMP) +
    numeral(String(minutes), x, y, minutes < 10 ? 40 : 32, INK, minutes < 10 ? 6.5 : 7)
  );
}
