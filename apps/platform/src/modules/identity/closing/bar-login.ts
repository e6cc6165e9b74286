import type { Tx } from "@perya/postgres";
import { endSessions, writeBarred } from "./closing.store.ts";

/**
 * Forbids a player to sign in until a time, and ends every session. A time that has been set stays
 * where it is later.
 */
export async function barLogin(tx: Tx, player: bigint, until: Temporal.Instant): Promise<void> {
  await writeBarred(tx, player, until);
  await endSessions(tx, player);
}
