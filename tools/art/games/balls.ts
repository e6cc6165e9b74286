import {
  CORAL,
  CREAM,
  cut,
  DEEP,
  disc,
  dot,
  DUSK,
  flat,
  INK,
  LAMP,
  line,
  NIGHT,
  oval,
  RED,
  STONE,
  TEAL,
  times,
  VIOLET,
} from "../parts/paper.ts";
import { numeral } from "../parts/numerals.ts";

/** A ball with its light. */
export function ball(x: number, y: number, r: number, fill: string): string {
  return disc(x, y, r, fill) + oval(x - r * 0.3, y - r * 0.42, r * 0.3, r * 0.2, "#fff9");
}

/** A ball that bears a number. */
export function numbered(x: number, y: number, r: number, fill: string, number: number): string {
  return (
    ball(x, y, r, fill) +
    dot(x, y, r * 0.62, CREAM) +
    numeral(String(number), x, y, r * 0.72, INK, 5)
  );
}

/** Keno: a field of balls, those that were drawn lit; which ones differs from game to game. */
export function keno(drawn: number, signed: boolean): string {
  const colours = [CORAL, TEAL, VIOLET];
  const field = times(30, (one) => {
    const [x, y] = [48 + (one % 6) * 41, 94 + Math.floor(one / 6) * 53];
    if (signed && Math.hypot(x - 240, y - 116) < 62) return "";
    const lit = (one * 7 + drawn * 5) % 4 === 0 || (one + drawn) % 11 === 0;
    return lit
      ? dot(x, y, 24, LAMP, 0.35) + ball(x, y, 19, LAMP) + dot(x, y, 8, CREAM)
      : ball(x, y, 16, colours[(one + drawn) % 3] ?? CORAL);
  });
  return (
    cut("M20 66q0-6 6-6h248q6 0 6 6v270q0 10-10 10H30q-10 0-10-10z", NIGHT) +
    line("M26 66h248v274H26z", DUSK, 4) +
    field
  );
}

/** 11x5: eleven balls in a heap, five of them drawn. */
export function elevenFive(): string {
  const heap = [
    [70, 228],
    [124, 222],
    [178, 216],
    [230, 206],
    [98, 258],
    [206, 252],
  ] as const;
  const drawn = [
    [42, 116, 3],
    [99, 98, 11],
    [156, 118, 7],
    [68, 168, 5],
    [126, 160, 9],
  ] as const;
  return (
    heap
      .map(([x, y], place) => ball(x, y, 30, [VIOLET, TEAL, "#5ba7e8"][place % 3] ?? TEAL))
      .join("") +
    cut("M16 258h268q-8 84-76 90H92q-68-6-76-90z", "#7a3b2a") +
    line("M22 276h256", LAMP, 7) +
    times(9, (one) => dot(46 + one * 26, 302, 5, LAMP)) +
    drawn
      .map(([x, y, number], place) => numbered(x, y, 29, place % 2 === 0 ? LAMP : CORAL, number))
      .join("")
  );
}

/** SSC: five reels with a digit each. */
export function reels(digits: readonly number[]): string {
  const reel = (x: number, digit: number, fill: string) =>
    cut(`M${x} 130h46v150h-46z`, CREAM) +
    flat(`M${x} 130h46v36h-46zM${x} 244h46v36h-46z`, INK, 0.2) +
    numeral(String((digit + 9) % 10), x + 23, 148, 22, STONE, 5) +
    numeral(String(digit), x + 23, 205, 50, fill, 6) +
    numeral(String((digit + 1) % 10), x + 23, 263, 22, STONE, 5);
  return (
    cut("M12 108q0-14 14-14h248q14 0 14 14v204q0 14-14 14H26q-14 0-14-14z", "#3a1d56") +
    times(13, (one) => dot(28 + one * 20.4, 111, 5, LAMP)) +
    times(13, (one) => dot(28 + one * 20.4, 304, 5, LAMP)) +
    digits
      .map((digit, place) => reel(25 + place * 51, digit, [RED, DEEP][place % 2] ?? RED))
      .join("") +
    line("M16 205h268", CORAL, 4, 0.6) +
    cut("M40 326h220l20 40H20z", "#2a1440")
  );
}
