import type { Tx } from "@perya/postgres";
import { AGENT_KINDS, playerById, type Player } from "../../players/index.ts";
import { selectIsFrozen } from "../tree/freezes.store.ts";
import { MOST_LEVELS } from "../tree/place.ts";
import { selectIsInTeam, selectPlace } from "../tree/tree.store.ts";
import type { MoveRefusal } from "./move-refusals.ts";
import { selectSize } from "./shift.store.ts";

type Reason = Exclude<MoveRefusal, "MOVES_ALREADY" | "ASKED_ALREADY">;

/** Why a player can't come under an agent, or the house for null; undefined if they can. */
export async function whyNot(
  tx: Tx,
  player: Pick<Player, "id" | "brandId">,
  parent: bigint | null,
): Promise<Reason | undefined> {
  const place = await selectPlace(tx, player.id);
  if (!place) return "NOT_PLACED";
  if (place.parentId === parent) return "SAME_PARENT";
  if (parent === null) return undefined;
  if (parent === player.id || (await selectIsInTeam(tx, player.id, parent))) return "OWN_TEAM";
  const agent = await playerById(tx, parent);
  if (agent?.brandId !== player.brandId || !AGENT_KINDS.includes(agent.kind)) return "NOT_AN_AGENT";
  if (await selectIsFrozen(tx, parent)) return "FROZEN_PARENT";
  const above = await selectPlace(tx, parent);
  if (!above) return "NOT_AN_AGENT";
  const { levels } = await selectSize(tx, player.id);
  return above.depth + 1 + levels > MOST_LEVELS ? "TOO_DEEP" : undefined;
}
