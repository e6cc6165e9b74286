import { startTransition, useEffect, useState } from "react";
import { askAhead, isThere } from "./ask-ahead.ts";
import type { Lobby } from "./lobbies.ts";
import type { Choosing } from "./use-filter.ts";

/** Milliseconds within which nobody misses an answer. Most are there sooner, and then the list is never seen empty. */
const SOON_MS = 100;

/** The choice whose games are shown: the one before it until its own are there, for a moment; while a search is typed, until they are. */
export function useShown(lobby: Lobby, chosen: Choosing): Choosing {
  const [shown, setShown] = useState(chosen);
  useEffect(() => {
    if (chosen === shown) return undefined;
    let wanted = true;
    const typing = chosen.filter.q !== "";
    const show = () =>
      wanted && (typing ? startTransition(() => setShown(chosen)) : setShown(chosen));
    void askAhead(lobby, chosen.filter).then(show);
    const late = typing ? undefined : setTimeout(show, SOON_MS);
    return () => {
      wanted = false;
      clearTimeout(late);
    };
  }, [lobby, chosen, shown]);
  return chosen.filter.q === "" && isThere(lobby, chosen.filter) ? chosen : shown;
}
