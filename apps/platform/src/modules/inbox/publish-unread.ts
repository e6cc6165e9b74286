import type { Platform } from "../../platform.ts";
import { countUnread } from "./messages.store.ts";

/**
 * Tells players' open pages, after a commit, how many messages they have not read. Returns the
 * counts; a player without one has read all.
 */
export async function publishUnread(
  { db, live }: Platform,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const counts = await countUnread(db, players);
  for (const player of players)
    live.publish(player, { type: "inbox", unread: counts.get(player) ?? 0 });
  return counts;
}
