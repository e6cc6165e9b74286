import type { Tx } from "@perya/postgres";
import { visibleGamesByCode, type ListedGame } from "../../catalogue/index.ts";
import { gameKey } from "./brand-window.ts";

/** How long a game is shown after it was switched off, at most. */
const FRESH_MS = 20_000;

type Named = Parameters<typeof visibleGamesByCode>[2][number];

/** The games a brand shows, by `gameKey`; asked about each once, and again after a while. */
export interface GamesOfBrand {
  /** Learns what these games are; those that the brand does not show are none. */
  learn(tx: Tx, games: readonly Named[]): Promise<void>;
  find(key: string): ListedGame | undefined;
}

export function openGames(brandId: bigint): GamesOfBrand {
  let known = new Map<string, ListedGame | undefined>();
  let readAt = performance.now();
  return {
    async learn(tx, games) {
      if (performance.now() - readAt > FRESH_MS) {
        known = new Map();
        readAt = performance.now();
      }
      const unknown = new Map(
        games.map((game) => [gameKey(game), game] as const).filter(([key]) => !known.has(key)),
      );
      if (unknown.size === 0) return;
      const found = await visibleGamesByCode(tx, brandId, [...unknown.values()]);
      for (const key of unknown.keys()) known.set(key, undefined);
      for (const game of found)
        known.set(gameKey({ vendorId: game.vendorId, gameCode: game.code }), game);
    },
    find: (key) => known.get(key),
  };
}
