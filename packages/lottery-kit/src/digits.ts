import type { Draw } from "@perya/fair";

/** Draws a number of this many digits, digit by digit, with its leading zeros. */
export function drawDigits(draw: Draw, length: number): string {
  return Array.from({ length }, () => draw.int(10)).join("");
}

/**
 * Whether a value is a string of exactly this many digits. A number that lost its leading zeros is
 * too short, and a value that isn't a string has lost them too.
 */
export function isDigits(value: unknown, length: number): value is string {
  return typeof value === "string" && value.length === length && /^\d+$/.test(value);
}
