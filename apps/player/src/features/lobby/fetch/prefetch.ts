import { queryClient } from "../../../shared/http/query-client.ts";
import { isSignedIn } from "../../../shared/session/session.ts";
import { changed, isOwn, readFilter, showsVendors, type Filter } from "../filter/filter.ts";
import { gamePage } from "./lobby-page.ts";
import type { Lobby } from "../lobbies.ts";

/**
 * Prefetches the games of a selection; resolves when they have loaded or failed.
 */
export async function prefetchGames(lobby: Lobby, filter: Filter): Promise<void> {
  if (showsVendors(lobby, filter) || (isOwn(filter) && !isSignedIn())) return;
  await queryClient.ensureQueryData(gamePage(lobby, filter, filter.pageNo)).catch(() => undefined);
}

/** Whether the games of a selection are loaded. */
export function isPrefetched(lobby: Lobby, filter: Filter): boolean {
  return (
    showsVendors(lobby, filter) ||
    queryClient.getQueryData(gamePage(lobby, filter, filter.pageNo).queryKey) !== undefined
  );
}

/** A click on a vendor, as a change of the filter: only its games, and the whole list. */
export function ofVendor(vendor: string) {
  return { vendor, list: "all", classify: "", q: "" } as const;
}

/** Prefetches the games of some vendors, one after the other. */
export async function prefetchVendors(
  lobby: Lobby,
  vendors: readonly string[],
  goOn: () => boolean,
): Promise<void> {
  const whole = readFilter({}, lobby);
  for (const vendor of vendors)
    if (goOn()) await prefetchGames(lobby, changed(whole, ofVendor(vendor)));
}
