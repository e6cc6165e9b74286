import type { Game } from "@perya/api-client/player";
import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { useToken } from "../../shared/session.ts";
import { withFewPages, type Filter } from "./filter.ts";
import { gamePage } from "./game-pages.ts";
import type { Lobby } from "./lobbies.ts";

/** The games of the pages that are shown, as far as they are there. */
export interface Games {
  readonly games: readonly Game[];
  /** Nothing is there yet. */
  readonly pending: boolean;
  /** More is on its way behind what is there. */
  readonly coming: boolean;
  readonly fault: Error | undefined;
  readonly retry: () => void;
  readonly totalPages: number;
}

/** Reads what was chosen. Lists of a player's own wait for a session. */
export function useGames(lobby: Lobby, asked: Filter): Games {
  const token = useToken();
  const [arrived] = useState(() => `${asked.from}-${asked.pageNo}`);
  // Who comes with a hundred pages in the address is not kept waiting for a hundred answers.
  const filter = arrived === `${asked.from}-${asked.pageNo}` ? withFewPages(asked) : asked;
  const own = !filter.q && (filter.list === "fav" || filter.list === "recent");
  const pages = Array.from({ length: filter.pageNo - filter.from + 1 }, (_, at) => filter.from + at);
  const results = useQueries({
    queries: pages.map((pageNo) => ({
      ...gamePage(lobby, filter, pageNo),
      enabled: !own || token !== undefined,
      // While somebody types, what was found so far stays; any other choice clears the list.
      ...(filter.q ? { placeholderData: keepPreviousData } : {}),
    })),
  });
  const failed = results.find(({ isError }) => isError);
  return {
    games: [...new Map(results.flatMap(({ data }) => data?.games ?? []).map((game) => [game.gameId, game])).values()],
    pending: results[0]?.isPending ?? true,
    coming: results.length > 1 && (results.at(-1)?.isPending ?? false),
    fault: failed?.error ?? undefined,
    retry: () => void Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    totalPages: Math.max(1, ...results.map(({ data }) => data?.totalPages ?? 1)),
  };
}
