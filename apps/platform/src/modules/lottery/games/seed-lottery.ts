import type { Tx } from "@perya/postgres";
import { addJob } from "../../../jobs/add-job.ts";
import { addHouseVendor } from "../../catalogue/index.ts";
import { CREATE_ISSUES } from "../issues/create-issues.ts";
import { insertGame } from "./games.store.ts";
import { HOUSE_LOTTERIES } from "./house-games.ts";

/** Gives the platform its own lotteries: the vendors their bets are booked under, the games and their first issues. What is there already stays as it is. */
export async function seedLottery(tx: Tx): Promise<void> {
  for (const { games, gameType, ...vendor } of HOUSE_LOTTERIES) {
    const known = games.map(({ code, name, tag, hot }) => ({ code, name, gameType, classify: tag, isHot: hot }));
    const { vendorId, gameIds } = await addHouseVendor(tx, vendor, known);
    for (const game of games) {
      const gameId = gameIds.get(game.code);
      if (gameId === undefined) throw new Error(`The catalogue has no game ${game.code}`);
      await insertGame(tx, { ...game, vassalage: vendor.vassalage, vendorId, gameId });
    }
  }
  await addJob(tx, CREATE_ISSUES, {}, { key: CREATE_ISSUES });
}
