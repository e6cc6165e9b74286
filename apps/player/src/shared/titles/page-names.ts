import type { Key } from "../language/text.ts";

/** A page with a title and a description of its own. */
export type PageName = Key<"titles"> & Key<"descriptions">;

const NAMES = {
  "/": "home",
  "/index": "home",
  "/index.html": "home",
  "/home": "home",
  "/rng": "rng",
  "/live": "live",
  "/fish": "fish",
  "/pvp": "pvp",
  "/sports": "sports",
  "/esports": "esports",
  "/cockfight": "cockfight",
  "/inhouse": "inhouse",
  "/elott": "elott",
  "/hot": "hot",
  "/fav": "fav",
  "/providers": "providers",
  "/lottery": "lottery",
  "/vnLottery": "lottery",
  "/lotteryCenter": "lotteryCenter",
  "/promotions": "promotions",
  "/promoDetail": "promotions",
  "/pointMall": "pointMall",
  "/help": "help",
  "/helpmc": "help",
  "/download": "download",
  "/down": "download",
  "/login": "login",
  "/register": "register",
  "/register.html": "register",
  "/fairness": "fairness",
  "/terms": "terms",
  "/privacy": "privacy",
} as const satisfies Readonly<Record<string, PageName>>;

/** Which page an address is; undefined where it has no title of its own. */
export function pageNameOf(pathname: string): PageName | undefined {
  return Object.hasOwn(NAMES, pathname) ? NAMES[pathname as keyof typeof NAMES] : undefined;
}
