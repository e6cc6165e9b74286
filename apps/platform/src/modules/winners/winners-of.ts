import type { Tx } from "@perya/postgres";
import type { Brand } from "../brands/index.ts";
import { visibleGamesByCode } from "../catalogue/index.ts";
import { isExcluded, playersByIds } from "../players/index.ts";
import { recentWins, type Win } from "../rounds/index.ts";
import { maskName } from "./mask-name.ts";

/** Most wins of a brand that are searched for the board's rows. */
const LOOKED_AT = 1_000;

/** A row of the board. */
export interface Winner {
  readonly customerName: string;
  readonly win: Win;
  readonly game: Awaited<ReturnType<typeof visibleGamesByCode>>[number];
}

/** A brand's latest winners; of one type of game, or of all. */
export async function winnersOf(
  tx: Tx,
  brand: Brand,
  gameType: string | undefined,
  limit: number,
): Promise<Winner[]> {
  const wins = await recentWins(tx, brand.id, brand.realMoney ? "real" : "play", LOOKED_AT);
  const [players, games] = await Promise.all([
    playersByIds(tx, [...new Set(wins.map(({ playerId }) => playerId))]),
    visibleGamesByCode(tx, brand.id, distinctGames(wins)),
  ]);
  const shown = new Map(
    players.filter((player) => !isExcluded(player)).map((player) => [player.id, player]),
  );
  const rows: Winner[] = [];
  for (const win of wins) {
    const player = shown.get(win.playerId);
    const game = games.find(
      ({ vendorId, code }) => vendorId === win.vendorId && code === win.gameCode,
    );
    if (!player || !game || (gameType !== undefined && game.gameType !== gameType)) continue;
    rows.push({ customerName: maskName(player.username), win, game });
    if (rows.length === limit) break;
  }
  return rows;
}

function distinctGames(wins: readonly Win[]): Win[] {
  return [...new Map(wins.map((win) => [`${win.vendorId} ${win.gameCode}`, win])).values()];
}
