import type { Tx } from "@perya/postgres";
import type { Platform } from "../../platform.ts";
import { selectOfPlayer } from "./conversations.store.ts";
import { countAfter } from "./messages.store.ts";

/** How many messages of staff a player has not read. */
export async function unreadOf(tx: Tx, player: bigint): Promise<number> {
  const conversation = await selectOfPlayer(tx, player);
  return conversation ? countAfter(tx, conversation.id, "staff", conversation.playerRead) : 0;
}

/**
 * Tells the player's open pages that the conversation has changed, after the commit. Returns what
 * is unread.
 */
export async function publishUnread(platform: Platform, player: bigint): Promise<number> {
  const unread = await unreadOf(platform.db, player);
  platform.live.publish(player, { type: "service", unread });
  return unread;
}
