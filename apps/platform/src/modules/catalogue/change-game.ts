import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Game } from "./catalogue.ts";
import { setBrandGame } from "./brand-offers.store.ts";
import { selectGame, updateGame, type GameChange } from "./games.store.ts";
import { bumpVersion } from "./vendors.store.ts";

/** Switches a game on or off, marks it hot or new, or moves it. A game that is off takes no bets; wins of it are still paid. */
export async function changeGame(
  tx: Tx,
  slug: string,
  change: GameChange,
): Promise<Result<{ readonly before: Game; readonly after: Game }, "NO_SUCH_GAME">> {
  const before = await selectGame(tx, slug);
  const after = before && (await updateGame(tx, slug, change));
  if (!before || !after) return refuse("NO_SUCH_GAME");
  await bumpVersion(tx);
  return ok({ before, after });
}

/** Switches a game on or off for one brand: off, it is neither shown nor takes bets there, wins are still paid. */
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
