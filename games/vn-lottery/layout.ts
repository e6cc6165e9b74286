import type { Draw } from "@perya/fair";
import { drawDigits, isDigits } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";

type PrizeName = "DB" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8";

/** How many numbers a prize has, and how many digits each has. */
export interface Prize {
  readonly prize: PrizeName;
  readonly count: number;
  readonly digits: number;
}

/** The numbers of a draw by prize, leading zeros kept: `{ DB: ["49839"], G1: ["92272"], … }`. */
export type Numbers = Readonly<Record<string, readonly string[]>>;

/** The prizes of the north in the order in which they are drawn: the special prize comes last. */
export const NORTH = layout({
  G1: [1, 5],
  G2: [2, 5],
  G3: [6, 5],
  G4: [4, 4],
  G5: [6, 4],
  G6: [3, 3],
  G7: [4, 2],
  DB: [1, 5],
});

/** The prizes of the south and the centre, drawn from the smallest up to the special prize. */
export const SOUTH = layout({
  G8: [1, 2],
  G7: [1, 3],
  G6: [3, 4],
  G5: [1, 4],
  G4: [7, 5],
  G3: [2, 5],
  G2: [1, 5],
  G1: [1, 5],
  DB: [1, 6],
});

function layout(
  prizes: Partial<Record<PrizeName, readonly [count: number, digits: number]>>,
): readonly Prize[] {
  return Object.entries(prizes).map(([prize, [count, digits]]) => ({
    prize: prize as PrizeName,
    count,
    digits,
  }));
}

/** Draws every number of every prize, digit by digit. */
export function drawNumbers(prizes: readonly Prize[], draw: Draw): Numbers {
  return Object.fromEntries(
    prizes.map(({ prize, count, digits }) => [
      prize,
      Array.from({ length: count }, () => drawDigits(draw, digits)),
    ]),
  );
}

/**
 * Reads numbers from staff or a feed: every prize must be complete, and nothing else may be
 * present. A number that lost its leading zeros is too short and is refused.
 */
export function readNumbers(
  prizes: readonly Prize[],
  input: unknown,
): Result<Numbers, "INVALID_OUTCOME"> {
  if (typeof input !== "object" || input === null)
    return refuse("INVALID_OUTCOME", "not an object");
  const given = input as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(given).find((name) => !prizes.some(({ prize }) => prize === name));
  if (unknown !== undefined) return refuse("INVALID_OUTCOME", `${unknown} is no prize`);
  const wrong = prizes.find((prize) => !holds(prize, given[prize.prize]));
  if (wrong)
    return refuse(
      "INVALID_OUTCOME",
      `${wrong.prize} needs ${wrong.count} of ${wrong.digits} digits`,
    );
  return ok(
    Object.fromEntries(prizes.map(({ prize }) => [prize, [...(given[prize] as string[])]])),
  );
}

/** All numbers of some prizes. */
export function numbersOf(prizes: readonly Prize[], numbers: Numbers): readonly string[] {
  return prizes.flatMap(({ prize }) => numbers[prize] ?? []);
}

/** The count of numbers that some prizes have together: the lots of a bet on them. */
export function lotsOf(prizes: readonly Prize[]): number {
  return prizes.reduce((sum, { count }) => sum + count, 0);
}

function holds({ count, digits }: Prize, numbers: unknown): boolean {
  return (
    Array.isArray(numbers) &&
    numbers.length === count &&
    numbers.every((number) => isDigits(number, digits))
  );
}
