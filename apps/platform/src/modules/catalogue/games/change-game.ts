import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { setBrandGame } from "../offers/brand-offers.store.ts";
import type { ListedGame } from "../catalogue.ts";
import { moveGameRow, type RowOfGames } from "./console-games.store.ts";
import { selectGame } from "./games.store.ts";
import { updateGame, updateNames, type GameChange } from "./write-games.store.ts";
import type { GameNames } from "./game-names.ts";
import { sayOfGame, type WordsChange } from "./say-of-game.ts";
import { bumpVersion } from "../vendors/vendors.store.ts";

/** What staff may change about a game. */
export interface Change extends GameChange {
  readonly own?: WordsChange | undefined;
  /** Its names in languages, instead of all it has. */
  readonly names?: GameNames | undefined;
}

type Changed = Result<{ readonly before: ListedGame; readonly after: ListedGame }, "NO_SUCH_GAME">;

/**
 * Switches a game on or off, marks it hot or new, lists it, names it in languages, or overrides the
 * vendor's values. A game that is off takes no bets; its wins are still paid.
 */
export function changeGame(
  tx: Tx,
  slug: string,
  { own, names, ...change }: Change,
): Promise<Changed> {
  return changing(tx, slug, async (game) => {
    await updateGame(tx, slug, change);
    if (own) await sayOfGame(tx, game, own);
    if (names) await updateNames(tx, game.id, names);
  });
}

/** Puts a game at a place, counted from 1, among all games or those of a type or a vendor. */
export function moveGame(tx: Tx, slug: string, place: number, row: RowOfGames): Promise<Changed> {
  return changing(tx, slug, ({ id }) => moveGameRow(tx, id, place, row));
}

async function changing(
  tx: Tx,
  slug: string,
  change: (game: ListedGame) => Promise<void>,
): Promise<Changed> {
  const before = await selectGame(tx, slug);
  if (!before) return refuse("NO_SUCH_GAME");
  await change(before);
  await bumpVersion(tx);
  const after = await selectGame(tx, slug);
  if (!after) throw new Error("A game is gone while it is changed");
  return ok({ before, after });
}

/**
 * Switches a game on or off for one brand: when off, it is hidden and takes no bets there; wins are
 * still paid.
 */
export async function switchGameForBrand(
  tx: Tx,
  brandId: bigint,
  slug: string,
  on: boolean,
): Promise<Result<{ readonly before: boolean }, "NO_SUCH_GAME">> {
  const game = await selectGame(tx, slug);
  if (!game) return refuse("NO_SUCH_GAME");
  const before = await setBrandGame(tx, brandId, game.id, on);
  await bumpVersion(tx);
  return ok({ before });
}
