/** How a draw is shown: dice that are thrown, a race, drums that turn, or balls that drop. */
export type ShowKind = "dice" | "race" | "drums" | "balls";

/** Numbers of a draw of the north, whose drums turn for each of them. */
const OF_THE_NORTH = 27;

/** The show of a game's draws, of so many numbers each. */
export function showOf(gameCode: string, numbers?: number): ShowKind {
  if (gameCode.includes("K3")) return "dice";
  if (gameCode.includes("PK10")) return "race";
  return numbers === OF_THE_NORTH ? "drums" : "balls";
}
