/** The sides of a ball. */
export const SIDES = ["BIG", "SMALL", "ODD", "EVEN"] as const;

const FIRST_BIG_BALL = 25;
/** The ball that counts as neither big nor small, and neither odd nor even. */
export const ODD_ONE_OUT = 49;

/** The sides of a number other than `ODD_ONE_OUT`. */
export function sidesOf(number: number): readonly string[] {
  return [number >= FIRST_BIG_BALL ? "BIG" : "SMALL", number % 2 === 1 ? "ODD" : "EVEN"];
}
