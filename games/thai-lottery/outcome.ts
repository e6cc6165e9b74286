import type { Draw } from "@perya/fair";
import { drawDigits, isDigits, type BoardRow } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";

/** The numbers of a draw, all drawn independently, with leading zeros. */
export interface Outcome {
  /** The first prize, six digits; bets are on its last three. */
  readonly first: string;
  /** Two numbers of three digits. */
  readonly front3: readonly string[];
  /** Two more numbers of three digits. */
  readonly last3: readonly string[];
  /** Two digits. */
  readonly last2: string;
}

export function drawOutcome(draw: Draw): Outcome {
  const number = (digits: number): string => drawDigits(draw, digits);
  return {
    first: number(6),
    front3: [number(3), number(3)],
    last3: [number(3), number(3)],
    last2: number(2),
  };
}

/**
 * Reads an outcome from staff or a feed. A number that lost its leading zeros is too short and is
 * refused.
 */
export function readOutcome(input: unknown): Result<Outcome, "INVALID_OUTCOME"> {
  const { first, front3, last3, last2 } = (input ?? {}) as Partial<Record<keyof Outcome, unknown>>;
  if (!isDigits(first, 6) || !isDigits(last2, 2))
    return refuse("INVALID_OUTCOME", "first has six digits, last2 two");
  if (!isPair(front3) || !isPair(last3))
    return refuse("INVALID_OUTCOME", "front3 and last3 are two numbers of three digits each");
  return ok({ first, front3: [...front3], last3: [...last3], last2 });
}

export function board({ first, front3, last3, last2 }: Outcome): readonly BoardRow[] {
  return [
    { prize: "FIRST", numbers: [first] },
    { prize: "FRONT3", numbers: front3 },
    { prize: "LAST3", numbers: last3 },
    { prize: "LAST2", numbers: [last2] },
  ];
}

function isPair(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length === 2 && value.every((number) => isDigits(number, 3));
}
