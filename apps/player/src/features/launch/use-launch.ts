import { useQuery } from "@tanstack/react-query";
import { call } from "../../shared/api.ts";
import { firstReachable } from "./first-reachable.ts";
import { placesOf } from "./game-address.ts";

/** A game, or a room of one between players. */
interface Launched {
  readonly gameId: string;
  /** Empty where it is no room. */
  readonly roomId?: string | undefined;
}

/**
 * Asks where a game is played. The address holds a ticket that works once, so it is asked for anew at every visit and never kept; `visit` tells one from another.
 */
export function useLaunch({ gameId, roomId }: Launched, { visit = 0, wanted = true }: { readonly visit?: number; readonly wanted?: boolean } = {}) {
  return useQuery({
    queryKey: ["launch", gameId, visit],
    queryFn: async () => {
      const fixed = { accountType: 1, confirmTrans: 0, launchMode: "GLS", platform: "html5-desktop", clientType: 3 } as const;
      const address = await call("POST", "/launch-address", {
        body: { ...fixed, ...(roomId ? { roomId } : { gameId }), language: document.documentElement.lang },
      });
      return firstReachable(placesOf(address, location.protocol));
    },
    enabled: wanted,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
