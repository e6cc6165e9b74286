import type { Draw } from "@perya/fair";
import { drawDigits, isDigits, sumOf, type BoardRow } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";

/** How many digits are drawn. */
export const DIGITS = 5;

export interface Outcome {
  /** Five digits, ten-thousands to units, leading zeros kept: "68718". */
  readonly digits: string;
}

export function drawOutcome(draw: Draw): Outcome {
  return { digits: drawDigits(draw, DIGITS) };
}

/** Reads an outcome from staff or a feed. */
export function readOutcome(input: unknown): Result<Outcome, "INVALID_OUTCOME"> {
  const digits = (input as Partial<Record<keyof Outcome, unknown>> | null | undefined)?.digits;
  return isDigits(digits, DIGITS) ? ok({ digits }) : refuse("INVALID_OUTCOME");
}

export function board({ digits }: Outcome): readonly BoardRow[] {
  return [
    { prize: "DIGITS", numbers: digits.split("") },
    { prize: "SUM", numbers: [String(sumOf(digits.split("").map(Number)))] },
  ];
}
