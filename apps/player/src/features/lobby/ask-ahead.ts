import { queryClient } from "../../shared/query-client.ts";
import { isSignedIn } from "../../shared/session.ts";
import { changed, isOwn, readFilter, showsVendors, type Filter } from "./filter.ts";
import { gamePage } from "./game-pages.ts";
import type { Lobby } from "./lobbies.ts";

/** Asks for the games of a choice before they are shown; ends when they are there, or are known not to come. */
export async function askAhead(lobby: Lobby, filter: Filter): Promise<void> {
  if (showsVendors(lobby, filter) || (isOwn(filter) && !isSignedIn())) return;
  await queryClient.ensureQueryData(gamePage(lobby, filter, filter.pageNo)).catch(() => undefined);
}

/** Whether the games of a choice are there to be shown. */
export function isThere(lobby: Lobby, filter: Filter): boolean {
  return (
    showsVendors(lobby, filter) ||
    queryClient.getQueryData(gamePage(lobby, filter, filter.pageNo).queryKey) !== undefined
  );
}

/** A press on a vendor, as a change of what is chosen: its games alone, and all of the list. */
export function ofVendor(vendor: string) {
  return { vendor, list: "all", classify: "", q: "" } as const;
}

/** Asks for the games of some vendors, one after the other, as they would be chosen first. */
export async function askForVendors(
  lobby: Lobby,
  vendors: readonly string[],
  goOn: () => boolean,
): Promise<void> {
  const whole = readFilter({}, lobby);
  for (const vendor of vendors) if (goOn()) await askAhead(lobby, changed(whole, ofVendor(vendor)));
}
