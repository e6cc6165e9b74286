import { useMemo } from "react";
import { go } from "../../../shared/routing/go.ts";
import { useSearch } from "../../../shared/routing/use-location.ts";
import { prefetchGames } from "../fetch/prefetch.ts";
import { changed, readFilter, writeFilter, type Filter } from "./filter.ts";
import type { Lobby } from "../lobbies.ts";

/** The lobby's filter, and functions to change it. A new object for every filter. */
export interface Choosing {
  readonly filter: Filter;
  /** Adds a history entry. */
  readonly choose: (change: Partial<Filter>) => void;
  /** Replaces the history entry, or Back would undo a search letter by letter. */
  readonly type: (q: string) => void;
  /** The address's query after a change. */
  readonly after: (
    change: Partial<Filter>,
  ) => Readonly<Record<string, string | number | undefined>>;
}

export function useFilter(lobby: Lobby): Choosing {
  const address = useSearch();
  return useMemo(() => {
    const filter = readFilter(address, lobby);
    const after = (change: Partial<Filter>) => writeFilter(filter, change, lobby);
    return {
      filter,
      after,
      choose: (change) => {
        // During the click already: the page rerenders while the answer is loading.
        void prefetchGames(lobby, changed(filter, change));
        void go(".", { search: after(change), keepScroll: true });
      },
      type: (q) => void go(".", { search: after({ q: q.trim() }), replace: true }),
    };
  }, [address, lobby]);
}
