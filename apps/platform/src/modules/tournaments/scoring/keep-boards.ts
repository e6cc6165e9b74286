import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { holdTournament, selectRunning } from "../tournaments.store.ts";
import { leaveOut } from "./leave-out.ts";
import { holdPositions } from "./positions.store.ts";

/** Places of a running table that are looked at every minute; at the end all that win are. */
const LOOKED_AT = 200;

/** Takes accounts off the first places of running tables that don't count any more. */
export async function keepBoards({ db }: Pick<Platform, "db">): Promise<void> {
  for (const { publicId, brandId } of await selectRunning(db))
    await db.inTransaction(async (tx) => {
      const tournament = await holdTournament(tx, publicId, brandId);
      const brand = await brandById(tx, brandId);
      if (tournament?.status !== "RUNNING" || !brand) return;
      await holdPositions(tx);
      await leaveOut(tx, tournament, brand, LOOKED_AT);
    });
}
