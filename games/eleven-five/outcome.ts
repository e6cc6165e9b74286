import { ball, readBalls, sumOf, type BoardRow } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";

export const BALLS = 11;
export const DRAWN = 5;

export interface Outcome {
  /** Five balls of 1 … 11, in the order drawn. */
  readonly balls: readonly number[];
}

/** Balls in the notation of a selection. */
export function written(balls: readonly number[]): string {
  return balls.map((number) => ball(number, BALLS)).join(",");
}

/** Reads an outcome from staff or a feed: five different balls of 1 … 11. */
export function readOutcome(input: unknown): Result<Outcome, "INVALID_OUTCOME"> {
  const balls = readBalls(
    (input as Partial<Record<keyof Outcome, unknown>> | null | undefined)?.balls,
    BALLS,
    DRAWN,
  );
  return balls ? ok({ balls }) : refuse("INVALID_OUTCOME");
}

export function board({ balls }: Outcome): readonly BoardRow[] {
  return [
    { prize: "BALLS", numbers: balls.map((number) => ball(number, BALLS)) },
    { prize: "SUM", numbers: [String(sumOf(balls))] },
  ];
}
