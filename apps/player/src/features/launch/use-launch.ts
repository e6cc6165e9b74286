import { skipToken, useQuery } from "@tanstack/react-query";
import { call } from "../../shared/http/api.ts";
import { useBrand } from "../../shared/brand/brand.ts";
import type { Openable } from "../../shared/games/open-game.ts";
import { moveAt } from "./at-vendor.ts";
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
 * Fetches the address of a game or of a room; nothing before the game is known. The address holds a
 * single-use ticket, so it is fetched at every visit and never cached; `visit` distinguishes them.
 */
export function useLaunch(game: Openable | undefined, visit = 0) {
  const { launchGameCDNs } = useBrand();
  return useQuery({
    queryKey: ["launch", game?.gameId, visit],
    queryFn: game
      ? async () => {
          await moveAt("enter", game).catch(() => undefined);
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
