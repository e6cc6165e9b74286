import type { Tx } from "@perya/postgres";
import { newToken, tokenHash } from "@perya/secrets";
import {
  insertSession,
  lockOpening,
  revokeEarlierSessions,
  revokePlayerSessions,
  revokeSession,
} from "./sessions.store.ts";

/**
 * Opens a vendor's session for a player: any of its games, for 30 minutes after each call. Returns
 * the opaque token, which goes only from server to server; we store its hash. `idleSeconds` makes a
 * session that has already been idle that long, for integration tests.
 */
export async function openSession(
  tx: Tx,
  session: { playerId: bigint; vendorId: number; idleSeconds?: number },
): Promise<string> {
  await lockOpening(tx, session.playerId);
  const token = newToken();
  await insertSession(tx, {
    tokenHash: tokenHash(token),
    playerId: session.playerId,
    vendorId: session.vendorId,
    idleSeconds: session.idleSeconds ?? 0,
  });
  return token;
}

/** Ends a player's game sessions that were opened before that of a token. */
export async function closeEarlier(tx: Tx, playerId: bigint, token: string): Promise<void> {
  await revokeEarlierSessions(tx, playerId, tokenHash(token));
}

/** Ends one game session. */
export async function closeSession(tx: Tx, token: string): Promise<void> {
  await revokeSession(tx, tokenHash(token));
}

/**
 * Ends every game session of a player, in every process within five seconds: at sign-out, block and
 * exclusion.
 */
export async function revokeSessions(tx: Tx, playerId: bigint): Promise<void> {
  await revokePlayerSessions(tx, playerId);
}
