import type { Game } from "@perya/api-client/player";
import { call, reading } from "../../../shared/http/api.ts";
import { CLIENT } from "../../../shared/games/client.ts";

/** One page of some games. */
export interface GamePage {
  readonly games: readonly Game[];
  readonly totalPages: number;
}

export interface GamePageQuery {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<GamePage>;
}

/** What is asked of a list. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** One page of a list of games: 42 unless the server is asked for another number. */
export function listPage(query: Query): GamePageQuery {
  return {
    queryKey: reading("/games", { query }).queryKey,
    queryFn: () => call("GET", "/games", { query: { ...query, ...CLIENT } }),
  };
}

/** One page of a search, 28 games. */
export function searchPage(query: Query): GamePageQuery {
  return {
    queryKey: reading("/games/search", { query }).queryKey,
    queryFn: () => call("GET", "/games/search", { query: { ...query, ...CLIENT } }),
  };
}

/** The hot games, all on one page. */
export function hotPage(query: Query): GamePageQuery {
  return {
    queryKey: [...reading("/games/hot", { query }).queryKey, "page"],
    queryFn: async () => ({
      games: (
        await call("GET", "/games/hot", {
          query: { ...query, isPlatform: "2", platform: CLIENT.platform },
        })
      ).list,
      totalPages: 1,
    }),
  };
}

/** The favourite games, all on one page. */
export function favouritePage(query: Query): GamePageQuery {
  return {
    queryKey: [...reading("/favourites", { query }).queryKey, "page"],
    queryFn: async () => ({
      games: (await call("GET", "/favourites", { query: { ...query, ...CLIENT } })).content,
      totalPages: 1,
    }),
  };
}

/** One page of the games the player opened last. */
export function recentPage(query: Query): GamePageQuery {
  return {
    queryKey: [...reading("/games/recent", { query }).queryKey, "page"],
    queryFn: async () => {
      const { list, totalPages } = await call("GET", "/games/recent", {
        query: { ...query, ...CLIENT },
      });
      return { games: list, totalPages };
    },
  };
}
