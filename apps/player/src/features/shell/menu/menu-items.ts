import type { IconName } from "../../../shared/pictures/icon.tsx";
import type { Key } from "../../../shared/language/text.ts";

/** A line of a menu. */
export interface MenuItem {
  readonly to: string;
  readonly name: Exclude<Key<"menu">, "vendorsOf">;
  readonly icon: IconName;
  /** The type whose vendors can be chosen below it. */
  readonly gameType?: string;
}

/**
 * The game menu: what is on top, every category at the path of its type in small letters, and what
 * surrounds the games.
 */
export const GAME_MENU: readonly MenuItem[] = [
  { to: "/", name: "home", icon: "home" },
  { to: "/hot", name: "hot", icon: "hot" },
  { to: "/fav", name: "fav", icon: "heart" },
  { to: "/rng", name: "rng", icon: "slots", gameType: "RNG" },
  { to: "/live", name: "live", icon: "live", gameType: "LIVE" },
  { to: "/fish", name: "fish", icon: "fish", gameType: "FISH" },
  { to: "/pvp", name: "pvp", icon: "pvp", gameType: "PVP" },
  { to: "/sports", name: "sports", icon: "sports", gameType: "SPORTS" },
  { to: "/esports", name: "esports", icon: "esports", gameType: "ESPORTS" },
  { to: "/cockfight", name: "cockfight", icon: "cockfight", gameType: "COCKFIGHT" },
  { to: "/elott", name: "elott", icon: "elott", gameType: "ELOTT" },
  { to: "/inhouse", name: "inhouse", icon: "inhouse", gameType: "INHOUSE" },
  { to: "/lotteryCenter", name: "lotteryCenter", icon: "lottery" },
  { to: "/promotions", name: "promotions", icon: "promotions" },
];

/** What a player finds beside the games. */
export const EXTRAS: readonly (MenuItem & { readonly needs?: "REFERRAL" })[] = [
  { to: "/bonus", name: "bonus", icon: "bonus" },
  { to: "/vip", name: "vip", icon: "vip" },
  { to: "/referral", name: "invite", icon: "invite", needs: "REFERRAL" },
  { to: "/pointMall", name: "pointMall", icon: "mall" },
  { to: "/fairness", name: "fair", icon: "fair" },
];

/** The thumb's menu on a phone. `Games` is the current page on every lobby. */
export const BOTTOM: readonly MenuItem[] = [
  { to: "/", name: "home", icon: "home" },
  { to: "/hot", name: "games", icon: "games" },
  { to: "/lotteryCenter", name: "lottery", icon: "lottery" },
  { to: "/wallet", name: "wallet", icon: "wallet" },
  { to: "/me", name: "me", icon: "me" },
];

/** The paths of the lobbies. */
export const LOBBIES: ReadonlySet<string> = new Set(
  GAME_MENU.flatMap(({ to, gameType }) => (gameType ? [to] : [])).concat(
    "/hot",
    "/fav",
    "/providers",
  ),
);
