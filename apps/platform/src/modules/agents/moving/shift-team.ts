import type { Tx } from "@perya/postgres";
import { selectPlace } from "../tree/tree.store.ts";
import { addLines, endLines, movePlaces, type Shift } from "./shift.store.ts";

/** Writes that a player and the team stand elsewhere from a time on. The tree is held alone. */
export async function shiftTeam(tx: Tx, shift: Shift): Promise<void> {
  const above = shift.parent === null ? undefined : await selectPlace(tx, shift.parent);
  await movePlaces(tx, shift, (above?.depth ?? 0) + 1);
  await endLines(tx, shift);
  await addLines(tx, shift);
}
