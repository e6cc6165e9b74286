import type { Platform } from "../../../platform.ts";
import { grantByPublicId } from "../grants/grants.store.ts";
import { isOver } from "../grants/is-over.ts";
import { countFreeRounds, selectFreeBets, selectFreeOver } from "./free-bets.store.ts";
import { finishFreeBets } from "./finish-free-bets.ts";
import { holdFreeBets } from "./hold-free-bets.ts";

/** Grants of one run. */
const MOST = 500;

/**
 * Ends free bets whose time is over. What was won with them by then is the bonus; a round that was
 * begun in time counts, and is waited for.
 */
export async function expireFreeBets({ db, wallet, live }: Platform): Promise<void> {
  for (const publicId of await selectFreeOver(db, MOST)) {
    const player = await db.inTransaction(async (tx) => {
      const known = await grantByPublicId(tx, publicId);
      const free = known && (await selectFreeBets(tx, [known.id])).get(known.id);
      if (!free) return undefined;
      const grant = await holdFreeBets(tx, free);
      const counts = await countFreeRounds(tx, grant.id);
      if (grant.status !== "CLAIMED" || counts.open > 0 || !(await isOver(tx, grant)))
        return undefined;
      const reason = "The time to play free bets is over";
      await finishFreeBets(tx, wallet, grant, { free, counts, reason });
      return grant.player;
    });
    if (player !== undefined) live.publishBalances([player]);
  }
}
