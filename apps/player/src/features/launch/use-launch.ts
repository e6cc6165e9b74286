import { skipToken, useQuery } from "@tanstack/react-query";
import { call } from "../../shared/api.ts";
import { useBrand } from "../../shared/brand.ts";
import type { Openable } from "../../shared/open-game.ts";
import { firstReachable } from "./first-reachable.ts";
import { placesOf } from "./game-address.ts";

const FIXED = {
  accountType: 1,
  confirmTrans: 0,
  launchMode: "GLS",
  platform: "html5-desktop",
  clientType: 3,
} as const;

/**
 * Asks where a game, or a room of one between players, is played; nothing before the game is known. The address holds a ticket that works once, so it is asked for again at
 * every visit and never kept; `visit` tells one from another.
 */
export function useLaunch(game: Openable | undefined, visit = 0) {
  const { launchGameCDNs } = useBrand();
  return useQuery({
    queryKey: ["launch", game?.gameId, visit],
    queryFn: game
      ? async () => {
          const address = await call("POST", "/launch-address", {
            body: { ...FIXED, ...named(game), language: document.documentElement.lang },
          });
          return firstReachable(placesOf(address, location.protocol), launchGameCDNs);
        }
      : skipToken,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

function named({ gameId, roomId, nodeId, vassalage }: Openable) {
  return { ...(roomId ? { roomId } : { gameId }), nodeId, vassalage };
}
