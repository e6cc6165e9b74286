import type { Tx } from "@perya/postgres";
import type { EndGames } from "../identity.ts";
import { endSessions, writeClosed } from "./closing.store.ts";

/**
 * Closes a player's login in the caller's transaction, with every session and open game; false when
 * it is closed already.
 */
export async function closeLogin(tx: Tx, player: bigint, endGames: EndGames): Promise<boolean> {
  if (!(await writeClosed(tx, player))) return false;
  await endSessions(tx, player);
  await endGames(tx, player);
  return true;
}
