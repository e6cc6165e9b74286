import type { LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import { MAX_GAMES, toTotals } from "../../../http/answers/bet-totals.ts";
import { gameNames, nameFor } from "../../catalogue/index.ts";
import { roundsElsewhere } from "./products.ts";
import { selectTotals, type TotalsFilter } from "./totals.store.ts";

/**
 * What a player's rounds of some days come to, of one game or of all, and the games that were
 * played. A game that has left the catalogue counts, but can't be asked for.
 */
export async function totalsOfRounds(
  tx: Tx,
  player: { readonly id: bigint; readonly currency: string },
  { gameId, ...filter }: TotalsFilter & { readonly gameId?: string | undefined },
  readable: readonly LanguageCode[],
) {
  const sums = await selectTotals(tx, player.id, filter, await roundsElsewhere(tx, player.id));
  const played = sums.map(({ vendorId, gameCode: code }) => ({ vendorId, code }));
  const names = played.length === 0 ? [] : await gameNames(tx, played);
  const named = sums.map((sum) => ({
    ...sum,
    game: names.find(({ vendorId, code }) => vendorId === sum.vendorId && code === sum.gameCode),
  }));
  const games = new Map(
    named.flatMap(({ game }) => (game ? [[game.slug, nameFor(game, readable)] as const] : [])),
  );
  return {
    totals: toTotals(
      named.filter(({ game }) => gameId === undefined || game?.slug === gameId),
      player.currency,
    ),
    games: [...games].slice(0, MAX_GAMES).map(([id, named]) => ({ id, ...named })),
  };
}
