import { useMemo } from "react";
import { go } from "../../shared/routing/go.ts";
import { useSearch } from "../../shared/routing/use-location.ts";
import { readFilter, writeFilter, type Filter } from "./filter.ts";
import type { Lobby } from "./lobbies.ts";

/** What is chosen in a lobby. `choose` is a step that Back undoes; `type` is not, or Back would spell a search backwards. */
export function useFilter(lobby: Lobby): {
  readonly filter: Filter;
  readonly choose: (change: Partial<Filter>) => void;
  readonly type: (q: string) => void;
  /** What the address asks for after a change. */
  readonly after: (change: Partial<Filter>) => Readonly<Record<string, string | number | undefined>>;
} {
  const address = useSearch();
  return useMemo(() => {
    const filter = readFilter(address, lobby);
    const after = (change: Partial<Filter>) => writeFilter(filter, change, lobby);
    return {
      filter,
      after,
      choose: (change) => void go(".", { search: after(change), keepScroll: true }),
      type: (q) => void go(".", { search: after({ q: q.trim() }), replace: true }),
    };
  }, [address, lobby]);
}
