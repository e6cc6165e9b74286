import type { Tx } from "@perya/postgres";
import { addJob } from "../../../jobs/add-job.ts";
import { addHouseVendor } from "../../catalogue/index.ts";
import { CREATE_ISSUES } from "../issues/create-issues.ts";
import { insertGame } from "./games.store.ts";
import { HOUSE_LOTTERIES } from "./house-games.ts";
import { houseNames } from "./house-names.ts";
import { pictureOf } from "./picture-of.ts";

/**
 * Creates the platform's own lotteries: the vendors their bets are booked under, the games and
 * their first issues. Existing ones stay as they are. None is among the catalogue's hot games,
 * because lotteries have their own. Returns how many games were added.
 */
export async function seedLottery(tx: Tx): Promise<number> {
  let added = 0;
  for (const { games, gameType, ...vendor } of HOUSE_LOTTERIES) {
    const known = games.map(({ code, name, tag }) => ({
      code,
      name,
      gameType,
      classify: tag,
      names: houseNames({ code, name }),
      picture: pictureOf(code),
    }));
    const { vendorId, gameIds } = await addHouseVendor(tx, vendor, known);
    for (const game of games) {
      const gameId = gameIds.get(game.code);
      if (gameId === undefined) throw new Error(`The catalogue has no game ${game.code}`);
      added += await insertGame(tx, { ...game, vassalage: vendor.vassalage, vendorId, gameId });
    }
  }
  await addJob(tx, CREATE_ISSUES, {}, { key: CREATE_ISSUES });
  return added;
}
