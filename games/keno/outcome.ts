import { ball, keptFor, readBalls, sumOf, type BoardRow } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";

export const BALLS = 80;
export const DRAWN = 20;
/** Half of the highest ball: the boundary between up and down. */
export const MIDDLE_BALL = 40;

export interface Outcome {
  /** Twenty balls of 1 … 80, in the order drawn. */
  readonly balls: readonly number[];
}

/** The figures of a draw that bets depend on. */
export interface Facts {
  readonly sum: number;
  /** Balls of 1 … 40. */
  readonly up: number;
  readonly odd: number;
}

export const factsOf = keptFor(({ balls }: Outcome): Facts => ({
  sum: sumOf(balls),
  up: balls.filter((number) => number <= MIDDLE_BALL).length,
  odd: balls.filter((number) => number % 2 === 1).length,
}));

/** Reads an outcome from staff or a feed: twenty different balls of 1 … 80. */
export function readOutcome(input: unknown): Result<Outcome, "INVALID_OUTCOME"> {
  const balls = readBalls(
    (input as Partial<Record<keyof Outcome, unknown>> | null | undefined)?.balls,
    BALLS,
    DRAWN,
  );
  return balls ? ok({ balls }) : refuse("INVALID_OUTCOME");
}

export function board(outcome: Outcome): readonly BoardRow[] {
  return [
    { prize: "BALLS", numbers: outcome.balls.map((number) => ball(number, BALLS)) },
    { prize: "SUM", numbers: [String(factsOf(outcome).sum)] },
  ];
}
