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
 * Gives a broadcast to its next thousand players and adds a job for the rest. Cancelling or a crash
 * takes effect between two steps, and no player gets the message twice.
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
