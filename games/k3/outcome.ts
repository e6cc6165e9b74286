import { isFrom1To, sumOf, type BoardRow } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";

export const DICE = 3;
export const FACES = 6;

export interface Outcome {
  /** Three faces, in the order thrown. */
  readonly dice: readonly number[];
}

/** All 216 throws, equally likely. */
export const ALL_THROWS: readonly Outcome[] = Array.from(
  { length: FACES ** DICE },
  (_, number) => ({
    dice: [Math.floor(number / FACES ** 2), Math.floor(number / FACES) % FACES, number % FACES].map(
      (face) => face + 1,
    ),
  }),
);

/** Reads an outcome from staff or a feed: three faces of 1 … 6. */
export function readOutcome(input: unknown): Result<Outcome, "INVALID_OUTCOME"> {
  const dice = (input as Partial<Record<keyof Outcome, unknown>> | null | undefined)?.dice;
  return Array.isArray(dice) && dice.length === DICE && dice.every((face) => isFrom1To(FACES, face))
    ? ok({ dice: dice as number[] })
    : refuse("INVALID_OUTCOME");
}

export function board({ dice }: Outcome): readonly BoardRow[] {
  return [
    { prize: "DICE", numbers: dice.map(String) },
    { prize: "SUM", numbers: [String(sumOf(dice))] },
  ];
}
