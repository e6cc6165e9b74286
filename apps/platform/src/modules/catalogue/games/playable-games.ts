import type { Tx } from "@perya/postgres";
import type { Game } from "../catalogue.ts";
import { selectSwitchedOff } from "../offers/brand-offers.store.ts";
import { categoryNumber, categoryOf } from "../categories/category-of.ts";
import { selectVassalage } from "../vendors/vendors.store.ts";
import { selectVendorGames } from "./games.store.ts";

interface PlayableGame extends Pick<Game, "id" | "gameType" | "classify"> {
  readonly enabled: boolean;
  /** The number of its category. */
  readonly category: number;
}

/**
 * Which games of a vendor take bets, for which brands. Cached by every process that takes wallet
 * calls.
 */
export interface PlayableGames {
  /** Undefined for a code the vendor has no game of. */
  find(code: string, brandId: bigint): PlayableGame | undefined;
}

/**
 * Reads all of a vendor's games at once: ten thousand are a few megabytes, and then no bet asks the
 * database about its game.
 */
export async function playableGames(tx: Tx, vendorId: number): Promise<PlayableGames> {
  const vassalage = await selectVassalage(tx, vendorId);
  const games = new Map(
    (await selectVendorGames(tx, vendorId)).map((game) => [
      game.code,
      {
        id: game.id,
        enabled: game.enabled && game.offered,
        gameType: game.gameType,
        classify: game.classify,
        category: categoryNumber(categoryOf(vassalage, game.gameType)),
      },
    ]),
  );
  const off = await selectSwitchedOff(tx, vendorId);
  const offBrands = new Set(off.brands);
  const offGames = new Set(off.games.map(({ brandId, gameId }) => `${brandId}:${gameId}`));
  return {
    find: (code, brandId) => {
      const game = games.get(code);
      if (!game) return undefined;
      return {
        ...game,
        enabled: game.enabled && !offBrands.has(brandId) && !offGames.has(`${brandId}:${game.id}`),
      };
    },
  };
}
