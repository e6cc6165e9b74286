import { useQuery } from "@tanstack/react-query";
import type { Openable } from "../../shared/games/open-game.ts";
import { moveAt } from "./at-vendor.ts";

/** How often a game's page that is looked at says so; who is silent for minutes has left. */
const EVERY_MS = 60_000;

/** Says that the player is at a game while its page is in sight. */
export function useStay(game: Openable | undefined): void {
  useQuery({
    queryKey: ["stay", game?.gameId],
    queryFn: async () => {
      if (game) await moveAt("stay", game);
      return null;
    },
    enabled: game !== undefined,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: "always",
    retry: false,
    gcTime: 0,
  });
}
