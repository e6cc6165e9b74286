import { hash, randomBytes } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { insertSession, revokePlayerSessions, revokeSession } from "./sessions.store.ts";

const TOKEN_BYTES = 32;

/**
 * Lets a vendor bet for a player: any of its games, for 30 minutes after each call. Answers the opaque token, which goes from server to server only; we keep its hash.
 * `idleSeconds` makes a session that has been idle so long already, for tests of an integration.
 */
export async function openSession(tx: Tx, session: { playerId: bigint; vendorId: number; idleSeconds?: number }): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await insertSession(tx, {
    tokenHash: hashOf(token),
    playerId: session.playerId,
    vendorId: session.vendorId,
    idleSeconds: session.idleSeconds ?? 0,
  });
  return token;
}

/** Ends one game session. */
export async function closeSession(tx: Tx, token: string): Promise<void> {
  await revokeSession(tx, hashOf(token));
}

/** Ends every game session of a player, in every process within five seconds: at sign-out, block and exclusion. */
export async function revokeSessions(tx: Tx, playerId: bigint): Promise<void> {
  await revokePlayerSessions(tx, playerId);
}

/** A token has 256 random bits, so a plain hash is enough: there is nothing to guess. */
export function hashOf(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
