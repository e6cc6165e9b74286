import type { MenuIcon } from "./icons.ts";

/** What an item leads to, and its look until a brand gives it another. */
export interface ItemAbout {
  /** The page; absent for what opens something over the page. */
  readonly to?: string;
  readonly icon: MenuIcon;
  /** The type whose vendors can be chosen below it. */
  readonly gameType?: string;
  /** Not every brand has something there: it is shown while a module says so. */
  readonly offered?: true;
  /** A lobby of games, which a brand may show without a game in it. */
  readonly lobby?: true;
  /** Its name and picture say what it is now: the language, the chat room's own label. */
  readonly speaksForItself?: true;
  /** Can't be hidden: there is no other way to it. */
  readonly alwaysThere?: true;
}

const lobby = (to: string, icon: MenuIcon, gameType: string) =>
  ({ to, icon, gameType, offered: true, lobby: true }) as const;

/** Everything a menu of the player site can hold. */
export const ITEMS = {
  home: { to: "/", icon: "home" },
  hot: { to: "/hot", icon: "hot" },
  fav: { to: "/fav", icon: "heart" },
  rng: lobby("/rng", "slots", "RNG"),
  live: lobby("/live", "live", "LIVE"),
  fish: lobby("/fish", "fish", "FISH"),
  pvp: lobby("/pvp", "pvp", "PVP"),
  sports: lobby("/sports", "sports", "SPORTS"),
  esports: lobby("/esports", "esports", "ESPORTS"),
  cockfight: lobby("/cockfight", "cockfight", "COCKFIGHT"),
  elott: { to: "/elott", icon: "elott", gameType: "ELOTT", offered: true },
  inhouse: lobby("/inhouse", "inhouse", "INHOUSE"),
  lotteryCenter: { to: "/lotteryCenter", icon: "lottery", offered: true },
  promotions: { to: "/promotions", icon: "promotions", offered: true },
  bonus: { to: "/bonus", icon: "bonus", offered: true },
  vip: { to: "/vip", icon: "vip", offered: true },
  jackpots: { to: "/jackpots", icon: "hot", offered: true },
  invite: { to: "/referral", icon: "invite", offered: true },
  pointMall: { to: "/pointMall", icon: "mall", offered: true },
  fair: { to: "/fairness", icon: "fair" },
  app: { icon: "app" },
  language: { icon: "language", speaksForItself: true, alwaysThere: true },
  chatRoom: { icon: "chat", speaksForItself: true, offered: true },
  games: { to: "/hot", icon: "games" },
  lottery: { to: "/lotteryCenter", icon: "lottery", offered: true },
  wallet: { to: "/member/transferFund", icon: "wallet" },
  me: { to: "/member/securityCenter", icon: "me" },
} as const satisfies Readonly<Record<string, ItemAbout>>;

export type MenuItemName = keyof typeof ITEMS;
