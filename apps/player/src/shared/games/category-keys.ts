import type { Key } from "../language/text.ts";

/** What categories of games are called in the menus. */
export const CATEGORY_KEYS = {
  RNG: "item.rng",
  LIVE: "item.live",
  FISH: "item.fish",
  PVP: "item.pvp",
  SPORTS: "item.sports",
  ESPORTS: "item.esports",
  COCKFIGHT: "item.cockfight",
  LOTTERY: "item.lottery",
  INHOUSE: "item.inhouse",
} as const satisfies Readonly<Record<string, Key<"menu">>>;
