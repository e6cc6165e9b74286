import type { Draw } from "@perya/fair";

/** Draws a number of so many digits, each alone, leading zeros kept. */
export function drawDigits(draw: Draw, length: number): string {
  return Array.from({ length }, () => draw.int(10)).join("");
}

/** Whether something is a number of just so many digits, written out. One that lost its leading zeros is too short, and one that is no text lost them too. */
export function isDigits(value: unknown, length: number): value is string {
  return typeof value === "string" && value.length === length && /^\d+$/.test(value);
}
