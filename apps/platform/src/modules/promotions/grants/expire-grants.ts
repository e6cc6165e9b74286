import type { Platform } from "../../../platform.ts";
import { isOver } from "./is-over.ts";
import { endGrant, holdGrant } from "./end-grant.ts";
import { grantByPublicId, selectExpired } from "./grants.store.ts";

/** Grants of one run. */
const MOST = 500;

/** Ends bonuses that were not played in time, each in a transaction of its own. */
export async function expireGrants({ db, wallet, live }: Platform): Promise<void> {
  for (const publicId of await selectExpired(db, MOST)) {
    const player = await db.inTransaction(async (tx) => {
      const known = await grantByPublicId(tx, publicId);
      const grant = known && (await holdGrant(tx, known));
      if (!grant || !(await isOver(tx, grant))) return undefined;
      const reason = "Its time to be wagered is over";
      await endGrant(tx, wallet, grant, "EXPIRED", { actor: "system", reason });
      return grant.player;
    });
    if (player !== undefined) live.publishBalances([player]);
  }
}
