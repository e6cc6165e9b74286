import type { Tx } from "@perya/postgres";
import { endWaiting } from "../signing-in/places.store.ts";
import { endResets, lockResets } from "./recovering.store.ts";

/**
 * Uses up what was given to people who knew a player's password or held their contact before it
 * changed: mailed links for a new password, and sign-ins that wait for a second factor.
 */
export async function endWaysIn(tx: Tx, playerId: bigint): Promise<void> {
  await endResets(tx, playerId);
  await endWaiting(tx, playerId);
}

/**
 * The same where a contact changes. A link that is being mailed meanwhile goes to the new one, or
 * nowhere.
 */
export async function endWaysInByContact(tx: Tx, playerId: bigint): Promise<void> {
  await lockResets(tx, playerId);
  await endWaysIn(tx, playerId);
}
