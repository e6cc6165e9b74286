import type { Game } from "@perya/api-client/player";
import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useToken } from "../../../shared/session/session.ts";
import { isOwn, withFewPages, type Filter } from "../filter/filter.ts";
import type { GamePage } from "./game-pages.ts";
import { gamePage } from "./lobby-page.ts";
import type { Lobby } from "../lobbies.ts";

/** The games of the shown pages, as far as they are loaded. */
export interface Games {
  /** The same list until it becomes another one. */
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
  // A visitor with a hundred pages in the address need not wait for a hundred answers.
  const filter = arrived === `${asked.from}-${asked.pageNo}` ? withFewPages(asked) : asked;
  const pages = Array.from(
    { length: filter.pageNo - filter.from + 1 },
    (_, at) => filter.from + at,
  );
  const enabled = !isOwn(filter) || token !== undefined;
  return useQueries({
    queries: pages.map((pageNo) => ({ ...gamePage(lobby, filter, pageNo), enabled })),
    combine,
  });
}

function combine(pages: readonly UseQueryResult<GamePage>[]): Games {
  const failed = pages.find(({ isError }) => isError);
  return {
    games: [
      ...new Map(
        pages.flatMap(({ data }) => data?.games ?? []).map((game) => [game.gameId, game]),
      ).values(),
    ],
    pending: pages[0]?.isPending ?? true,
    coming: pages.length > 1 && (pages.at(-1)?.isPending ?? false),
    fault: failed?.error ?? undefined,
    retry: () =>
      void Promise.all(pages.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    totalPages: Math.max(1, ...pages.map(({ data }) => data?.totalPages ?? 1)),
  };
}
