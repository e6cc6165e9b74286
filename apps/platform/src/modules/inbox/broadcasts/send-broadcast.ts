import { addJob } from "../../../jobs/add-job.ts";
import type { Platform } from "../../../platform.ts";
import { askingLaw, unadvertisedAmong } from "../../registers/index.ts";
import { selectMailedAmong } from "../mail/mailed-kinds.store.ts";
import { insertForEach } from "../messages.store.ts";
import { publishUnread } from "../publish-unread.ts";
import { DELIVER_LETTER } from "../write-letter.ts";
import { advertisingNow } from "../advertising/advertising-now.ts";
import { lockSending, selectBrandOf, updateReached, updateWarnings } from "./broadcasts.store.ts";
import { nextPlayers } from "./next-players.ts";

/** Name of the job that gives a broadcast to the next players. */
export const SEND_BROADCAST = "inbox-broadcast";

/**
 * Gives a broadcast to its next thousand players and adds a job for the rest. Cancelling or a crash
 * takes effect between two steps, and no player gets the message twice. Advertising waits until the
 * law's quiet hours are over, says what the law wants said, and goes to nobody of whom a national
 * register that the law wants asked doesn't say that they are clear.
 */
export async function sendBroadcast(platform: Platform, id: bigint): Promise<void> {
  const brandId = await selectBrandOf(platform.db, id);
  if (brandId === undefined) return;
  const { isOpen, waitMs, warnings } = await advertisingNow(platform, brandId);
  const asking = await askingLaw(platform, brandId, "ADVERTISING");
  const given = await platform.db.inTransaction(async (tx) => {
    const broadcast = await lockSending(tx, id);
    if (!broadcast) return [];
    if (broadcast.advertises) {
      if (!isOpen) {
        await addJob(tx, SEND_BROADCAST, { broadcast: id.toString() }, { delayMs: waitMs });
        return [];
      }
      await updateWarnings(tx, id, warnings);
    }
    const step = await nextPlayers(tx, broadcast, broadcast.reached);
    const { players: found } = step;
    const kept =
      asking && broadcast.advertises
        ? await unadvertisedAmong(platform, tx, asking, { brandId, players: found })
        : undefined;
    const wanted = kept ? found.filter((player) => !kept.has(player)) : found;
    const written = await insertForEach(tx, broadcast, wanted);
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
