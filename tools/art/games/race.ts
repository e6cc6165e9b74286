import {
  at,
  CREAM,
  cut,
  dot,
  flat,
  INK,
  LAMP,
  line,
  oval,
  RED,
  STONE,
  TEAL,
  times,
  VIOLET,
  CORAL,
} from "../parts/paper.ts";
import { numeral } from "../parts/numerals.ts";

/** A racing car seen from its side, its number on it. */
function car(x: number, y: number, scale: number, fill: string, number: number): string {
  const wheel = (wx: number) =>
    dot(wx, 22, 21, INK) + dot(wx, 22, 11, STONE) + dot(wx, 22, 4.5, CREAM);
  return at(
    x,
    y,
    oval(4, 44, 104, 9, "#0004") +
      cut("M-100 18q-6-30 10-34l30-4q18-24 40-28 30-4 46 12l18 16q50 2 62 26l4 16h-206z", fill) +
      flat("M-50-20q12-18 30-20l2 20zM-8-40q22 0 34 10l8 10h-44z", "#cfe8ff") +
      flat("M-104-30h30v8h-10l-2 16h-10l-2-16h-8z", INK) +
      flat("M-98 8h206v8h-208z", CREAM, 0.8) +
      dot(14, -2, 15, CREAM) +
      numeral(String(number), 14, -2, 17, INK, 6) +
      wheel(-56) +
      wheel(62) +
      dot(104, 6, 6, LAMP),
    scale,
  );
}

/** PK10: cars on the track, below the chequered flag. */
export function race(cars: readonly (readonly [fill: string, number: number])[]): string {
  const flag = [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1, 2, 3, 4].map((column) =>
        (row + column) % 2 === 0 ? `M${column * 17} ${row * 15 + column * 2}h17v15h-17z` : "",
      ),
    )
    .join("");
  const [first, second, third] = cars;
  return (
    flat("M0 190h300v20H0z", "#3a2f6b") +
    times(22, (one) =>
      dot(
        8 + one * 14,
        188 - (one % 3) * 5,
        7,
        [CORAL, LAMP, TEAL, VIOLET, CREAM][one % 5] ?? CREAM,
      ),
    ) +
    cut("M0 204h300v196H0z", "#3d3a5c") +
    flat(
      times(10, (one) => `M${one * 32} 202h16v9h-16z`),
      RED,
    ) +
    flat(
      times(10, (one) => `M${16 + one * 32} 202h16v9h-16z`),
      CREAM,
    ) +
    line(
      "M-10 244h50M80 244h50M170 244h50M260 244h50M-10 344h50M80 344h50M170 344h50M260 344h50",
      CREAM,
      5,
      0.8,
    ) +
    line("M36 196V74", STONE, 7) +
    at(40, 76, flat("M0 0h85v68l-85-8z", "#fff") + flat(flag, INK)) +
    (third ? car(104, 182, 0.6, third[0], third[1]) : "") +
    (second ? car(200, 216, 0.82, second[0], second[1]) : "") +
    (first ? car(128, 284, 1.08, first[0], first[1]) : "")
  );
}
