import { ball, type BoardRow } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";

export const CARS = 10;

export interface Outcome {
  /** The ten cars from the first place to the last. */
  readonly order: readonly number[];
}

/** First and second place together. */
export function sumOf(order: readonly number[]): number {
  const [first = 0, second = 0] = order;
  return first + second;
}

export function readOutcome(input: unknown): Result<Outcome, "INVALID_OUTCOME"> {
  const order = (input as Partial<Record<keyof Outcome, unknown>> | null | undefined)?.order;
  const isRace = Array.isArray(order) && order.length === CARS && new Set(order).size === CARS && order.every(isCar);
  return isRace ? ok({ order: order as number[] }) : refuse("INVALID_OUTCOME");
}

function isCar(car: unknown): boolean {
  return typeof car === "number" && Number.isInteger(car) && car >= 1 && car <= CARS;
}

export function board({ order }: Outcome): readonly BoardRow[] {
  return [
    { prize: "CARS", numbers: order.map((car) => ball(car, CARS)) },
    { prize: "SUM", numbers: [String(sumOf(order))] },
  ];
}
