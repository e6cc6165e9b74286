import type { Platform } from "../../../platform.ts";
import type { GameType } from "../catalogue.ts";
import { selectVisibleVendors } from "../games/games.store.ts";
import { catalogueNow } from "../lists/kept.ts";

/** The item of the menus that leads to the games of each type. */
const ENTRY = {
  RNG: "rng",
  LIVE: "live",
  FISH: "fish",
  PVP: "pvp",
  SPORTS: "sports",
  ESPORTS: "esports",
  COCKFIGHT: "cockfight",
  INHOUSE: "inhouse",
  ELOTT: "elott",
  LOTT: "elott",
} as const satisfies Readonly<Record<GameType, string>>;

/** The lobbies that a brand's visitors find a game in. */
export async function lobbyOffers(
  { db }: Platform,
  brandId: bigint,
): Promise<(typeof ENTRY)[GameType][]> {
  const { kept } = await catalogueNow(db);
  const vendors = await kept({ offered: brandId }, () => selectVisibleVendors(db, brandId));
  return [...new Set(vendors.map(({ gameCategory }) => ENTRY[gameCategory]))];
}
