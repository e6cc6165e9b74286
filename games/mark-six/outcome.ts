import { ball, type BoardRow, type Terms } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";

export const BALLS = 49;
export const REGULAR = 6;
export const DRAWN = REGULAR + 1;

export interface Outcome {
  /** Six balls of 1 … 49, in the order drawn. */
  readonly regular: readonly number[];
  /** The seventh. */
  readonly special: number;
  /** The animal of the lunar year of the draw, 0 (rat) … 11 (pig): it says which numbers belong to which animal. */
  readonly animal: number;
}

/** All seven balls. */
export function sevenOf({ regular, special }: Outcome): readonly number[] {
  return [...regular, special];
}

/** The animal is the terms': whoever types numbers in can't choose it. */
export function readOutcome(input: unknown, terms: Terms): Result<Outcome, "INVALID_OUTCOME"> {
  const { regular, special } = (input ?? {}) as { regular?: unknown; special?: unknown };
  if (!Array.isArray(regular) || regular.length !== REGULAR) return refuse("INVALID_OUTCOME");
  const seven = [...(regular as unknown[]), special];
  if (new Set(seven).size !== DRAWN || !seven.every(isBall)) return refuse("INVALID_OUTCOME");
  return ok({ regular: regular as number[], special: special as number, animal: animalOf(terms) });
}

function isBall(number: unknown): boolean {
  return typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= BALLS;
}

/** The year's animal of an issue's terms. Throws when they have none. */
export function animalOf({ animal }: Terms): number {
  if (animal === undefined || !Number.isInteger(animal) || animal < 0 || animal > 11)
    throw new RangeError("A Mark Six issue has the animal of its lunar year");
  return animal;
}

export function board(outcome: Outcome): readonly BoardRow[] {
  return [
    { prize: "BALLS", numbers: outcome.regular.map((number) => ball(number, BALLS)) },
    { prize: "SPECIAL", numbers: [ball(outcome.special, BALLS)] },
    { prize: "SUM", numbers: [String(sevenOf(outcome).reduce((sum, number) => sum + number, 0))] },
  ];
}
