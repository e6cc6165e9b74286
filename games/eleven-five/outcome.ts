import { ball, type BoardRow } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";

export const BALLS = 11;
export const DRAWN = 5;

export interface Outcome {
  /** Five balls of 1 … 11, in the order drawn. */
  readonly balls: readonly number[];
}

export function totalOf(balls: readonly number[]): number {
  return balls.reduce((total, number) => total + number, 0);
}

/** Balls as a selection writes them. */
export function written(balls: readonly number[]): string {
  return balls.map((number) => ball(number, BALLS)).join(",");
}

export function readOutcome(input: unknown): Result<Outcome, "INVALID_OUTCOME"> {
  const balls = (input as Partial<Record<keyof Outcome, unknown>> | null | undefined)?.balls;
  const isDraw = Array.isArray(balls) && balls.length === DRAWN && new Set(balls).size === DRAWN && balls.every(isBall);
  return isDraw ? ok({ balls: balls as number[] }) : refuse("INVALID_OUTCOME");
}

function isBall(number: unknown): boolean {
  return typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= BALLS;
}

export function board({ balls }: Outcome): readonly BoardRow[] {
  return [
    { prize: "BALLS", numbers: balls.map((number) => ball(number, BALLS)) },
    { prize: "SUM", numbers: [String(totalOf(balls))] },
  ];
}
