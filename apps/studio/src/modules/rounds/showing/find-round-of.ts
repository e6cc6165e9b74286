import type { Tx } from "@perya/postgres";
import type { Round } from "../round.ts";
import { selectRound } from "../rounds.store.ts";

/** A player's own round, of any game. Undefined for anyone else's. */
export async function findRoundOf(tx: Tx, player: bigint, id: string): Promise<Round | undefined> {
  const round = await selectRound(tx, id);
  return round?.player === player ? round : undefined;
}
