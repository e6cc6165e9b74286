import { familyOf } from "../art/family.ts";

/** How a draw is shown: dice that are thrown, a race, drums that turn, or balls that drop. */
export type ShowKind = "dice" | "race" | "drums" | "balls";

/** The show of a game's draws. */
export function showOf(gameCode: string): ShowKind {
  const family = familyOf({ gameCode, tag: "" });
  if (family === "k3") return "dice";
  if (family === "pk10") return "race";
  return family === "north" ? "drums" : "balls";
}
