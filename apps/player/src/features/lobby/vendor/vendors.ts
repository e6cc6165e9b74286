import type { GameVendor, VendorLane } from "@perya/api-client/player";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { CATEGORIES, VENDORS } from "../../../shared/games/vendors.ts";
import type { Lobby } from "../lobbies.ts";

const NONE: readonly GameVendor[] = [];

/**
 * The vendors of a lobby's games, of all games where it has no type; undefined until they are
 * known.
 */
export function useVendors({ type }: Lobby): readonly GameVendor[] | undefined {
  const { data, isError } = useQuery(VENDORS);
  const own = useMemo(
    () => (type === undefined ? data : data?.filter(({ gameCategory }) => gameCategory === type)),
    [data, type],
  );
  // The games are there without a choice of vendors.
  if (isError) return NONE;
  return own;
}

/** The vendors of a category as cards; none where the category is empty. */
export function useCategory(category: string | undefined): UseQueryResult<VendorLane | undefined> {
  return useQuery({
    ...CATEGORIES,
    select: ({ lanes }) => lanes.find(({ title }) => title === category),
  });
}
