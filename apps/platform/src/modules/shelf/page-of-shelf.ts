import type { LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import { toWireGame, visibleGamesOf, type WireGame } from "../catalogue/index.ts";

interface Wanted {
  readonly gameType?: string | undefined;
  readonly vendor?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
  /** The player's languages, the best one first. */
  readonly readable: readonly LanguageCode[];
}

/**
 * One page of some games, in the order of the given ids, as far as the brand's players see them.
 */
export async function pageOfShelf(
  tx: Tx,
  brandId: bigint,
  ids: readonly bigint[],
  { gameType, vendor, pageNo, pageSize, readable }: Wanted,
): Promise<{ games: WireGame[]; pageNo: number; totalPages: number }> {
  const known = new Map((await visibleGamesOf(tx, brandId, ids)).map((game) => [game.id, game]));
  const games = ids
    .flatMap((id) => known.get(id) ?? [])
    .filter(
      (game) => (!gameType || game.gameType === gameType) && (!vendor || game.vassalage === vendor),
    );
  const from = (pageNo - 1) * pageSize;
  return {
    games: games.slice(from, from + pageSize).map((game) => toWireGame(game, readable)),
    pageNo,
    totalPages: Math.max(1, Math.ceil(games.length / pageSize)),
  };
}
