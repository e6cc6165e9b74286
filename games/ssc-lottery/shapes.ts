import { combinations, sumOf } from "@perya/lottery-kit";
import { DIGITS } from "./outcome.ts";

/** The shapes of three digits; each three has just one. */
export const SHAPES = ["LEOPARD", "STRAIGHT", "PAIR", "HALF", "MIXED"] as const;

/** What bulls there are: none, by the last digit of the other two, and bull-bull. */
export const BULLS = ["NONE", "1", "2", "3", "4", "5", "6", "7", "8", "9", "BULL"] as const;

/** Which three and which two others five digits can be parted into. */
const PARTS = [
  ...combinations(
    Array.from({ length: DIGITS }, (_, place) => place),
    3,
  ),
];

/** All the same, three in a row, two the same, two next to each other, or none of it. After 9 comes 0, and the order does not matter. */
export function shapeOf(digits: readonly number[]): (typeof SHAPES)[number] {
  const kinds = new Set(digits);
  if (kinds.size < 3) return kinds.size === 1 ? "LEOPARD" : "PAIR";
  const neighbours = digits.filter((digit) => kinds.has((digit + 1) % 10)).length;
  return (["MIXED", "HALF", "STRAIGHT"] as const)[neighbours] ?? "MIXED";
}

/** Bull: some three digits make a full ten, and the other two say which bull it is by the last digit of their sum. It is the same whichever three are taken. */
export function bullOf(digits: readonly number[]): (typeof BULLS)[number] {
  if (!PARTS.some((three) => sumOf(three.map((place) => digits[place] as number)) % 10 === 0))
    return "NONE";
  return BULLS[sumOf(digits) % 10 || 10] as (typeof BULLS)[number];
}
