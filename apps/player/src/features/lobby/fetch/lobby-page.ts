import { UNITS_PER_MAJOR } from "@perya/money";
import { NEW, type Filter } from "../filter/filter.ts";
import type { Lobby } from "../lobbies.ts";
import {
  favouritePage,
  hotPage,
  listPage,
  recentPage,
  searchPage,
  type GamePageQuery,
  type Query,
} from "./game-pages.ts";

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
