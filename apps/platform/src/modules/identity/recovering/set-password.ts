import type { Tx } from "@perya/postgres";
import type { EndGames } from "../identity.ts";
import { endPasswordChange, revokeOtherSessions } from "../identity.store.ts";
import { postponeIfConfirming } from "../payment/postpone-if-confirming.ts";
import { writePasswordHash } from "./recovering.store.ts";

/** No session has this number, so every one is another. */
const NO_SESSION = 0n;

/** Gives a player who forgot the old password a new one (hashed, see hashPassword). Every session and every open game ends. */
export async function setPassword(
  tx: Tx,
  playerId: bigint,
  passwordHash: string,
  endGames: EndGames,
): Promise<void> {
  await postponeIfConfirming(tx, playerId);
  await writePasswordHash(tx, playerId, passwordHash);
  await revokeOtherSessions(tx, playerId, NO_SESSION);
  await endPasswordChange(tx, playerId);
  await endGames(tx, playerId);
}
