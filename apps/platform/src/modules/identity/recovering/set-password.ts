import type { Tx } from "@perya/postgres";
import { tellFact } from "../../facts/index.ts";
import { secretChanged } from "../facts.ts";
import type { EndGames } from "../identity.ts";
import { endPasskeys } from "../passkeys/end-passkeys.ts";
import { endPasswordChange, revokeOtherSessions } from "../sessions.store.ts";
import { postponeIfConfirming } from "../payment/postpone-if-confirming.ts";
import { endWaysIn } from "./end-ways-in.ts";
import { writePasswordHash } from "./recovering.store.ts";

/** Matches no session, so every one ends. */
const NO_SESSION = 0n;

/**
 * Sets a new password (hashed, see hashPassword) for a player who forgot the old one. Every session
 * and every open game ends, and every passkey is removed.
 */
export async function setPassword(
  tx: Tx,
  playerId: bigint,
  passwordHash: string,
  endGames: EndGames,
): Promise<void> {
  await postponeIfConfirming(tx, playerId);
  await writePasswordHash(tx, playerId, passwordHash);
  await endWaysIn(tx, playerId);
  await revokeOtherSessions(tx, playerId, NO_SESSION);
  await endPasswordChange(tx, playerId);
  await endPasskeys(tx, playerId);
  await endGames(tx, playerId);
  await tellFact(tx, secretChanged, { player: playerId, secret: "password", how: "recovered" });
}
