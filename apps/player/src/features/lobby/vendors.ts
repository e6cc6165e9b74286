import type { GameVendor, VendorLane } from "@perya/api-client/player";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { call, reading } from "../../shared/api.ts";
import { FOR_A_SESSION } from "../../shared/kept-answers.ts";
import type { Lobby } from "./lobbies.ts";

const NONE: readonly GameVendor[] = [];
const PLATFORM = { platform: "html5-desktop" } as const;

/** The vendors of a lobby's games, of all games where it has no type; undefined until they are known. */
export function useVendors({ type }: Lobby): readonly GameVendor[] | undefined {
  const { data, isError } = useQuery({
    queryKey: reading("/vendors").queryKey,
    queryFn: () => call("GET", "/vendors", { query: PLATFORM }),
    ...FOR_A_SESSION,
  });
  const own = useMemo(() => (type === undefined ? data : data?.filter(({ gameCategory }) => gameCategory === type)), [data, type]);
  // The games are there without a choice of vendors.
  if (isError) return NONE;
  return own;
}

/** The vendors of a lane as cards; none where the lane is empty. */
export function useLane(lane: string | undefined): UseQueryResult<VendorLane | undefined> {
  return useQuery({
    queryKey: reading("/vendors/lanes").queryKey,
    queryFn: () => call("GET", "/vendors/lanes", { query: PLATFORM }),
    ...FOR_A_SESSION,
    select: ({ lanes }) => lanes.find(({ title }) => title === lane),
  });
}
