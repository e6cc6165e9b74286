import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { applyGameList, fetchGameList } from "./filling/sync-games.ts";
import { selectVendors } from "./vendors/vendors.store.ts";

/** Name of the job that reads every vendor's game list; its payload is empty. */
export const SYNC_GAMES = "sync-games";

/**
 * Updates the vendors' games every hour and on demand. A vendor that can't be reached fails the
 * job, so it is retried.
 */
export function catalogueJobs({ db, config, log }: Platform): Jobs {
  const sync = async () => {
    const failed: string[] = [];
    for (const vendor of await selectVendors(db)) {
      if (vendor.gamesUrl === null || !vendor.active) continue;
      const games = await fetchGameList(vendor, config);
      if (!games.ok) failed.push(`${vendor.slug}: ${games.refusal} ${games.detail ?? ""}`);
      else
        log.info(
          {
            vendor: vendor.slug,
            ...(await db.inTransaction((tx) => applyGameList(tx, vendor, games.value))),
          },
          "games synchronised",
        );
    }
    if (failed.length > 0) throw new Error(`No game list from ${failed.join("; ")}`);
  };
  return { tasks: { [SYNC_GAMES]: sync }, cron: [`17 * * * * ${SYNC_GAMES} ?max=3`] };
}
