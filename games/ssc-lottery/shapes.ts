import { combinations, sumOf } from "@perya/lottery-kit";
import { DIGITS } from "./outcome.ts";

/** The shapes of three digits; any three digits have exactly one. */
export const SHAPES = ["LEOPARD", "STRAIGHT", "PAIR", "HALF", "MIXED"] as const;

/** The bulls: none, the last digit of the sum of the other two, and bull-bull. */
export const BULLS = ["NONE", "1", "2", "3", "4", "5", "6", "7", "8", "9", "BULL"] as const;

/** Every split of five digits into three and the other two. */
const PARTS = [
  ...combinations(
    Array.from({ length: DIGITS }, (_, place) => place),
    3,
  ),
];

/**
 * All equal, three consecutive, two equal, two adjacent, or none of these. 0 follows 9, and the
 * order does not matter.
 */
export function shapeOf(digits: readonly number[]): (typeof SHAPES)[number] {
  const kinds = new Set(digits);
  if (kinds.size < 3) return kinds.size === 1 ? "LEOPARD" : "PAIR";
  const neighbours = digits.filter((digit) => kinds.has((digit + 1) % 10)).length;
  return (["MIXED", "HALF", "STRAIGHT"] as const)[neighbours] ?? "MIXED";
}

/**
 * Bull: three of the digits sum to a multiple of ten, and the last digit of the sum of the other
 * two names the bull. Every such split gives the same one.
 */
export function bullOf(digits: readonly number[]): (typeof BULLS)[number] {
  if (!PARTS.some((three) => sumOf(three.map((place) => digits[place] as number)) % 10 === 0))
    return "NONE";
  return BULLS[sumOf(digits) % 10 || 10] as (typeof BULLS)[number];
}
