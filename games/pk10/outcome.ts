import { ball, readBalls, type BoardRow } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";

export const CARS = 10;

export interface Outcome {
  /** The ten cars from the first place to the last. */
  readonly order: readonly number[];
}

/** First and second place together. */
export function sumOfFirstTwo(order: readonly number[]): number {
  const [first = 0, second = 0] = order;
  return first + second;
}

/** Reads an outcome from staff or a feed: each of the ten cars once. */
export function readOutcome(input: unknown): Result<Outcome, "INVALID_OUTCOME"> {
  const order = readBalls(
    (input as Partial<Record<keyof Outcome, unknown>> | null | undefined)?.order,
    CARS,
    CARS,
  );
  return order ? ok({ order }) : refuse("INVALID_OUTCOME");
}

export function board({ order }: Outcome): readonly BoardRow[] {
  return [
    { prize: "CARS", numbers: order.map((car) => ball(car, CARS)) },
    { prize: "SUM", numbers: [String(sumOfFirstTwo(order))] },
  ];
}
