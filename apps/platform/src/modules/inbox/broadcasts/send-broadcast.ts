import { addJob } from "../../../jobs/add-job.ts";
import type { Platform } from "../../../platform.ts";
import { selectMailedAmong } from "../mail/mailed-kinds.store.ts";
import { insertForEach } from "../messages.store.ts";
import { publishUnread } from "../publish-unread.ts";
import { DELIVER_LETTER } from "../write-letter.ts";
import { lockSending, updateReached } from "./broadcasts.store.ts";
import { nextPlayers } from "./next-players.ts";

/** Name of the job that gives a broadcast to the next players. */
export const SEND_BROADCAST = "inbox-broadcast";

/**
 * Gives a broadcast to its next players, and leaves the rest to another job of the same kind: what
 * is cancelled or killed in between has written whole steps, and nobody gets it twice.
 */
export async function sendBroadcast(platform: Platform, id: bigint): Promise<void> {
  const given = await platform.db.inTransaction(async (tx) => {
    const broadcast = await lockSending(tx, id);
    if (!broadcast) return [];
    const step = await nextPlayers(tx, broadcast, broadcast.reached);
    const written = await insertForEach(tx, broadcast, step.players);
    await updateReached(tx, id, { ...step, delivered: written.length });
    const players = written.map(({ player }) => player);
    const mailed = await selectMailedAmong(tx, "staff", players);
    for (const one of written.filter(({ player }) => mailed.has(player)))
      await addJob(tx, DELIVER_LETTER, { message: one.id.toString() });
    if (!step.isLast) await addJob(tx, SEND_BROADCAST, { broadcast: id.toString() });
    return players;
  });
  if (given.length > 0) await publishUnread(platform, given);
}
