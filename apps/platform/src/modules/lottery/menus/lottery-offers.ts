import type { Platform } from "../../../platform.ts";
import { lotteryListOf } from "./lottery-list.ts";

/** The items of the menus that lead to lotteries, where a brand has any. */
export async function lotteryOffers(platform: Platform, brandId: bigint) {
  const { games } = await lotteryListOf(platform, brandId);
  return games.length > 0 ? (["elott", "lotteryCenter", "lottery"] as const) : [];
}
