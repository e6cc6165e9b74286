import type { Tx } from "@perya/postgres";
import { touchRecent } from "./shelf.store.ts";

const KEPT = 100;

/** Records that a player opened a game. */
export function noteOpened(tx: Tx, playerId: bigint, gameId: bigint): Promise<void> {
  return touchRecent(tx, playerId, gameId, KEPT);
}
