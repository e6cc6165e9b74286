import { queryClient } from "../../shared/query-client.ts";
import { isSignedIn } from "../../shared/session.ts";
import { isOwn, showsVendors, type Filter } from "./filter.ts";
import { gamePage } from "./game-pages.ts";
import type { Lobby } from "./lobbies.ts";

/** Asks for the games of a choice before they are shown; ends when they are there, or are known not to come. */
export async function askAhead(lobby: Lobby, filter: Filter): Promise<void> {
  if (showsVendors(lobby, filter) || (isOwn(filter) && !isSignedIn())) return;
  await queryClient.ensureQueryData(gamePage(lobby, filter, filter.pageNo)).catch(() => undefined);
}
