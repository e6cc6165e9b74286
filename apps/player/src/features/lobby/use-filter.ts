import { useMemo } from "react";
import { go } from "../../shared/routing/go.ts";
import { useSearch } from "../../shared/routing/use-location.ts";
import { askAhead } from "./ask-ahead.ts";
import { changed, readFilter, writeFilter, type Filter } from "./filter.ts";
import type { Lobby } from "./lobbies.ts";

/** What is chosen in a lobby, and the ways to choose otherwise. Another one for every choice. */
export interface Choosing {
  readonly filter: Filter;
  /** A step that Back undoes. */
  readonly choose: (change: Partial<Filter>) => void;
  /** No step that Back undoes, or it would spell a search backwards. */
  readonly type: (q: string) => void;
  /** What the address asks for after a change. */
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
        // In the press already: the page is drawn again while the answer is on its way.
        void askAhead(lobby, changed(filter, change));
        void go(".", { search: after(change), keepScroll: true });
      },
      type: (q) => void go(".", { search: after({ q: q.trim() }), replace: true }),
    };
  }, [address, lobby]);
}
