import { call, reading } from "../../shared/http/api.ts";
import type { Openable } from "../../shared/games/open-game.ts";
import { queryClient } from "../../shared/http/query-client.ts";

type Way = keyof typeof PATHS;

const PATHS = {
  enter: "/vendor-wallets/enter",
  stay: "/vendor-wallets/stay",
  leave: "/vendor-wallets/leave",
} as const;

/** At most so long a game waits for money that is moved in by itself. */
const LONGEST_MS = 15_000;

/**
 * Moves what the player wants moved when a game opens or is left, and says meanwhile that the
 * player is there, where the brand has vendors with wallets of their own. It never keeps a game
 * from opening: what is under way shows in the wallet.
 */
export async function moveAt(way: Way, { gameId, opensIn }: Openable): Promise<void> {
  if (opensIn === "seamless") return;
  const { isSingle } = await queryClient.fetchQuery({
    ...reading("/merchant-wallet"),
    staleTime: 60_000,
  });
  if (isSingle) return;
  const body = { gameId, key: crypto.randomUUID() };
  const moved = call("POST", PATHS[way], { body });
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
  await Promise.race([moved, late]);
}
