import { ball, keptFor, type BoardRow } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";

export const BALLS = 80;
export const DRAWN = 20;
/** Half of the highest ball: up and down meet here. */
export const MIDDLE_BALL = 40;

export interface Outcome {
  /** Twenty balls of 1 … 80, in the order drawn. */
  readonly balls: readonly number[];
}

/** What bets ask of a draw. */
export interface Facts {
  readonly sum: number;
  /** Balls of 1 … 40. */
  readonly up: number;
  readonly odd: number;
  /** By ball whether it was drawn. */
  readonly drawn: readonly boolean[];
}

export const factsOf = keptFor(({ balls }: Outcome): Facts => {
  const drawn = Array.from({ length: BALLS + 1 }, () => false);
  for (const number of balls) drawn[number] = true;
  return {
    sum: balls.reduce((sum, number) => sum + number, 0),
    up: balls.filter((number) => number <= MIDDLE_BALL).length,
    odd: balls.filter((number) => number % 2 === 1).length,
    drawn,
  };
});

export function readOutcome(input: unknown): Result<Outcome, "INVALID_OUTCOME"> {
  const balls = (input as Partial<Record<keyof Outcome, unknown>> | null | undefined)?.balls;
  const isDraw = Array.isArray(balls) && balls.length === DRAWN && new Set(balls).size === DRAWN && balls.every(isBall);
  return isDraw ? ok({ balls: balls as number[] }) : refuse("INVALID_OUTCOME");
}

function isBall(number: unknown): boolean {
  return typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= BALLS;
}

export function board(outcome: Outcome): readonly BoardRow[] {
  return [
    { prize: "BALLS", numbers: outcome.balls.map((number) => ball(number, BALLS)) },
    { prize: "SUM", numbers: [String(factsOf(outcome).sum)] },
  ];
}
