import type { Game } from "@perya/api-client/player";

type GameType = Game["gameType"];
/** A lobby's default content: games, or its vendors as cards. */
type Contents = "games" | "vendors";

/** A page of games. If it has a type, it shows only games of that type. */
export interface Lobby {
  readonly name:
    | "rng"
    | "live"
    | "fish"
    | "pvp"
    | "sports"
    | "esports"
    | "cockfight"
    | "inhouse"
    | "hot"
    | "fav"
    | "providers";
  readonly type?: GameType;
  readonly contents: Contents;
  /** The category its cards are in. */
  readonly category?: string;
  /** The one list that is all there is. */
  readonly only?: "hot" | "fav";
  /** Which name of the address holds the vendor's code. */
  readonly vendorBy: "page" | "vassalage";
}

const games = (name: Lobby["name"], type: GameType): Lobby => ({
  name,
  type,
  contents: "games",
  vendorBy: "page",
});
const vendors = (name: Lobby["name"], type: GameType, category: string): Lobby => ({
  name,
  type,
  category,
  contents: "vendors",
  vendorBy: "page",
});

/** Every lobby by its path. */
export const LOBBIES: Readonly<Record<string, Lobby>> = {
  "/rng": games("rng", "RNG"),
  "/live": games("live", "LIVE"),
  "/fish": games("fish", "FISH"),
  "/pvp": games("pvp", "PVP"),
  "/inhouse": games("inhouse", "INHOUSE"),
  "/sports": vendors("sports", "SPORTS", "SPORTS"),
  "/esports": vendors("esports", "ESPORTS", "ESPORTS"),
  "/cockfight": vendors("cockfight", "COCKFIGHT", "COCKFIGHT"),
  "/hot": { name: "hot", contents: "games", only: "hot", vendorBy: "page" },
  "/fav": { name: "fav", contents: "games", only: "fav", vendorBy: "page" },
  "/providers": { name: "providers", contents: "games", vendorBy: "vassalage" },
};
