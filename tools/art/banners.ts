import { esports, fishing, lottery, shop, sports } from "./banners/games.ts";
import { live, pvp, slots } from "./banners/tables.ts";

/** Pictures of categories, by the names of their files: what stands where a brand has no banner. */
export function categoryBanners(): ReadonlyMap<string, string> {
  return new Map([
    ["rng", slots()],
    ["live", live()],
    ["fish", fishing()],
    ["pvp", pvp()],
    ["sports", sports()],
    ["esports", esports()],
    ["lottery", lottery()],
    ["shop", shop()],
  ]);
}
