import type { MenuItemName } from "./items.ts";

/** The places at the thumb on a phone. */
export const MOST_AT_THE_THUMB = 5;

/** The categories of games, as a brand that has changed nothing orders them. */
const STALLS = [
  "rng",
  "live",
  "fish",
  "pvp",
  "sports",
  "esports",
  "cockfight",
  "elott",
  "inhouse",
] as const;

interface MenuAbout {
  /** In the order of a brand that has changed nothing. */
  readonly shown: readonly MenuItemName[];
  /** What a brand can add. */
  readonly more: readonly MenuItemName[];
}

/**
 * The menus of the player site: the games and what is beside them, at the side of a page and in the
 * drawer of a phone (the games above the page of a phone too), and the bar at the thumb.
 */
export const MENUS = {
  games: {
    shown: ["home", "hot", "fav", ...STALLS, "lotteryCenter", "promotions"],
    more: [],
  },
  more: {
    shown: [
      "bonus",
      "vip",
      "jackpots",
      "invite",
      "pointMall",
      "fair",
      "app",
      "language",
      "chatRoom",
    ],
    more: [],
  },
  bottom: {
    shown: ["home", "games", "lottery", "wallet", "me"],
    more: ["fav", ...STALLS, "promotions"],
  },
} as const satisfies Readonly<Record<string, MenuAbout>>;

export type MenuName = keyof typeof MENUS;
