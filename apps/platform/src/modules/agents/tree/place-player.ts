import type { Tx } from "@perya/postgres";
import { tellFact } from "../../facts/index.ts";
import {
  AGENT_KINDS,
  playerById,
  playersByIds,
  uplineIdOf,
  type Player,
} from "../../players/index.ts";
import { memberPlaced } from "../facts.ts";
import { selectFrozenAmong } from "./freezes.store.ts";
import type { Place } from "./place.ts";
import { insertPlace, selectWithRoom, shareTree } from "./placing.store.ts";
import { selectLineAbove, selectPlace } from "./tree.store.ts";

/** Who stands in the tree: members and agents, no trial guests, staff or system accounts. */
const PLACED: readonly Player["kind"][] = ["0", ...AGENT_KINDS];

/**
 * Places a player as of registration: under the agent who invited them, or who is above the player
 * who invited them; else under the house. An agent who is frozen or on the tenth level gets nobody,
 * but the nearest one above who can. The place of one who has it; undefined for trial guests.
 */
export async function placePlayer(tx: Tx, id: bigint): Promise<Place | undefined> {
  const player = await playerById(tx, id);
  if (!player || !PLACED.includes(player.kind)) return undefined;
  await shareTree(tx, player.brandId);
  const before = await selectPlace(tx, id);
  if (before) return before;
  const parent = await parentOf(tx, player);
  const from = player.createdAt;
  if (await insertPlace(tx, { player: id, brandId: player.brandId, parent, from }))
    await tellFact(tx, memberPlaced, { player: id, brand: player.brandId, parent });
  return selectPlace(tx, id);
}

async function parentOf(tx: Tx, player: Player): Promise<bigint | null> {
  const upline = await uplineIdOf(tx, player.id);
  // Facts may come in another order than accounts were opened.
  if (upline === null || upline >= player.id || !(await placePlayer(tx, upline))) return null;
  const line = [upline, ...(await selectLineAbove(tx, upline))];
  const withRoom = await selectWithRoom(tx, line, player.createdAt);
  const frozen = await selectFrozenAmong(tx, line);
  const players = await playersByIds(tx, line);
  const agents = new Set(
    players.filter(({ kind }) => AGENT_KINDS.includes(kind)).map(({ id: agent }) => agent),
  );
  const canHave = (one: bigint) => withRoom.has(one) && agents.has(one) && !frozen.has(one);
  return line.find(canHave) ?? null;
}
