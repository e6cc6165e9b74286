import type { SoundName } from "../../../shared/sound/sounds.ts";
import type { ShowKind } from "./show-of.ts";

const BEGINS: Readonly<Record<ShowKind, SoundName | undefined>> = {
  dice: "rattle",
  race: "bell",
  drums: "roll",
  balls: undefined,
};
const SHOWS: Readonly<Record<ShowKind, SoundName | undefined>> = {
  dice: "knock",
  race: undefined,
  drums: "drop",
  balls: "drop",
};

/**
 * What is heard when so many of a show's numbers are there: its beginning at none, each number that
 * comes, the roll before a special prize, and the bell for the first car of a race.
 */
export function soundOf(kind: ShowKind, shown: number, count: number): SoundName | undefined {
  if (shown === 0) return BEGINS[kind];
  if (kind === "race") return shown === 1 ? "bell" : undefined;
  return kind === "drums" && shown === count - 1 ? "roll" : SHOWS[kind];
}
