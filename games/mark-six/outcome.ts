import { ball, readBalls, sumOf, type BoardRow, type Terms } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";

export const BALLS = 49;
export const REGULAR = 6;
export const DRAWN = REGULAR + 1;

export interface Outcome {
  /** Six balls of 1 … 49, in the order drawn. */
  readonly regular: readonly number[];
  /** The seventh. */
  readonly special: number;
  /**
   * The animal of the lunar year of the draw, 0 (rat) … 11 (pig): it decides which numbers belong
   * to which animal.
   */
  readonly animal: number;
}

/** All seven balls. */
export function sevenOf({ regular, special }: Outcome): readonly number[] {
  return [...regular, special];
}

/** The animal comes from the terms: staff who enter the numbers can't choose it. */
export function readOutcome(input: unknown, terms: Terms): Result<Outcome, "INVALID_OUTCOME"> {
  const { regular, special } = (input ?? {}) as { regular?: unknown; special?: unknown };
  const seven =
    Array.isArray(regular) && regular.length === REGULAR
      ? readBalls([...(regular as unknown[]), special], BALLS, DRAWN)
      : undefined;
  return seven ? ok(outcomeOf(seven, terms)) : refuse("INVALID_OUTCOME");
}

/**
 * The outcome of seven balls in an issue of these terms: the first six are the regular ones, the
 * seventh is special.
 */
export function outcomeOf(seven: readonly number[], terms: Terms): Outcome {
  return {
    regular: seven.slice(0, REGULAR),
    special: seven[REGULAR] as number,
    animal: animalOf(terms),
  };
}

/** The animal of the year in an issue's terms. Throws when they have none. */
export function animalOf({ animal }: Terms): number {
  if (animal === undefined || !Number.isInteger(animal) || animal < 0 || animal > 11)
    throw new RangeError("A Mark Six issue has the animal of its lunar year");
  return animal;
}

export function board(outcome: Outcome): readonly BoardRow[] {
  return [
    { prize: "BALLS", numbers: outcome.regular.map((number) => ball(number, BALLS)) },
    { prize: "SPECIAL", numbers: [ball(outcome.special, BALLS)] },
    { prize: "SUM", numbers: [String(sumOf(sevenOf(outcome)))] },
  ];
}
