/**
 * How the numbers of a lottery look: as plain balls, as dice, as the plates of cars, or as balls in
 * one of three colours.
 */
export type Look = "ball" | "die" | "car" | "wave";

/** How a game's numbers look. */
export function lookOf(gameCode: string): Look {
  if (gameCode.startsWith("K3")) return "die";
  if (gameCode.startsWith("PK10")) return "car";
  return gameCode.startsWith("MARK6") ? "wave" : "ball";
}
