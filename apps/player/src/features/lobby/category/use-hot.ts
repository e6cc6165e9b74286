import type { Game } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { hotPage, listPage } from "../fetch/game-pages.ts";

interface Hot {
  /** Undefined while they are fetched. */
  readonly games: readonly Game[] | undefined;
  /** What they are: slots where nothing is hot. */
  readonly name: "hot" | "RNG";
  readonly fault: Error | null;
  readonly retry: () => void;
}

/** The hot games; if there are none, slots. */
export function useHot(): Hot {
  const hot = useQuery(hotPage({}));
  const none = hot.data?.games.length === 0;
  const slots = useQuery({ ...listPage({ gameType: "RNG" }), enabled: none });
  const asked = none ? slots : hot;
  return {
    games: asked.data?.games,
    name: none ? "RNG" : "hot",
    fault: hot.error ?? slots.error,
    retry: () => void asked.refetch(),
  };
}
