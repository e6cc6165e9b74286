import type { Game } from "@perya/api-client/player";
import { UNITS_PER_MAJOR } from "@perya/money";
import { call, reading } from "../../../shared/http/api.ts";
import { CLIENT } from "../../../shared/games/client.ts";
import { NEW, type Filter } from "../filter/filter.ts";
import type { Lobby } from "../lobbies.ts";

/** One page of some games. */
export interface GamePage {
  readonly games: readonly Game[];
  readonly totalPages: number;
}

export interface GamePageQuery {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<GamePage>;
}

/** How a page of a lobby's selection is fetched. */
export function gamePage(lobby: Lobby, filter: Filter, pageNo: number): GamePageQuery {
  const chosen = { gameType: lobby.type, vassalage: filter.vendor };
  const paged = pageNo > 1 ? { pageNo } : {};
  if (filter.q) return searchPage({ ...chosen, gameName: filter.q, ...paged });
  if (filter.list === "hot") return hotPage(chosen);
  if (filter.list === "fav") return favouritePage({ gameType: lobby.type, vendor: filter.vendor });
  if (filter.list === "recent") return recentPage({ ...chosen, ...paged });
  return listPage({ ...chosen, ...classified(filter), ...wagered(filter), ...paged });
}

type Query = Readonly<Record<string, string | number | undefined>>;

function classified({ classify }: Filter): Query {
  if (classify === NEW) return { isNew: "true" };
  return classify ? { gameClassify: classify } : {};
}

function wagered({ minBet, minLineNum }: Filter): Query {
  return {
    ...(minBet ? { minBet: (BigInt(minBet) * UNITS_PER_MAJOR).toString() } : {}),
    ...(minLineNum ? { minLineNum } : {}),
  };
}

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

function favouritePage(query: Query): GamePageQuery {
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
