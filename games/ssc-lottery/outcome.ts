import type { Draw } from "@perya/fair";
import type { BoardRow } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";

/** How many digits are drawn. */
export const DIGITS = 5;

export interface Outcome {
  /** Five digits, ten-thousands to units, leading zeros kept: "68718". */
  readonly digits: string;
}

export function drawOutcome(draw: Draw): Outcome {
  return { digits: Array.from({ length: DIGITS }, () => draw.int(10)).join("") };
}

/** Reads an outcome that was typed in or fed. */
export function readOutcome(input: unknown): Result<Outcome, "INVALID_OUTCOME"> {
  const digits = (input as Partial<Record<keyof Outcome, unknown>> | null | undefined)?.digits;
  return typeof digits === "string" && digits.length === DIGITS && /^\d+$/.test(digits) ? ok({ digits }) : refuse("INVALID_OUTCOME");
}

export function board({ digits }: Outcome): readonly BoardRow[] {
  return [
    { prize: "DIGITS", numbers: digits.split("") },
    { prize: "SUM", numbers: [String(sumOf(digits.split("").map(Number)))] },
  ];
}

export function sumOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => sum + digit, 0);
}
