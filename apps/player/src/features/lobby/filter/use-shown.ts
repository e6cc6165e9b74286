import { startTransition, useEffect, useState } from "react";
import { prefetchGames, isPrefetched } from "../fetch/prefetch.ts";
import type { Lobby } from "../lobbies.ts";
import type { Choosing } from "./use-filter.ts";

/**
 * Milliseconds of delay nobody notices. Most answers are faster, so the list is never seen empty.
 */
const SOON_MS = 100;

/**
 * The filter whose games are shown: briefly the previous one until the new games are loaded; while
 * a search is typed, until they are.
 */
export function useShown(lobby: Lobby, chosen: Choosing): Choosing {
  const [shown, setShown] = useState(chosen);
  useEffect(() => {
    if (chosen === shown) return undefined;
    let wanted = true;
    const typing = chosen.filter.q !== "";
    const show = () =>
      wanted && (typing ? startTransition(() => setShown(chosen)) : setShown(chosen));
    void prefetchGames(lobby, chosen.filter).then(show);
    const late = typing ? undefined : setTimeout(show, SOON_MS);
    return () => {
      wanted = false;
      clearTimeout(late);
    };
  }, [lobby, chosen, shown]);
  return chosen.filter.q === "" && isPrefetched(lobby, chosen.filter) ? chosen : shown;
}
