import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { raisedLevel } from "./ladder/decide-level.ts";
import { ladderOf, termsOf } from "./ladder/ladder.ts";
import { lockMembers } from "./members.store.ts";
import { bySystem, moveLevels } from "./move-levels.ts";

/** Raises those of a brand's players who have come to a higher level. */
export async function raiseLevels(
  tx: Tx,
  { id, zone }: Pick<Brand, "id" | "zone">,
  players: readonly bigint[],
): Promise<void> {
  const levels = await ladderOf(tx, id);
  if (levels.length === 0) return;
  const terms = termsOf(levels);
  const members = await lockMembers(tx, players, zone);
  const moves = members.map((member) => ({
    member,
    level: raisedLevel(terms, member),
    floor: member.floor,
  }));
  await moveLevels(tx, levels, moves, bySystem("REACHED"));
}
