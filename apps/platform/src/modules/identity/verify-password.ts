import type { Tx } from "@perya/postgres";
import { selectPasswordHash } from "./identity.store.ts";
import { matchesPassword } from "../../secrets/password.ts";

/** Whether this is the player's password: asked again before money leaves. Slow on purpose; call it before the transaction that moves the money. */
export async function verifyPassword(tx: Tx, playerId: bigint, password: string): Promise<boolean> {
  return matchesPassword(await selectPasswordHash(tx, playerId), password);
}
