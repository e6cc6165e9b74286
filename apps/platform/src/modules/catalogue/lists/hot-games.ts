import type { Tx } from "@perya/postgres";
import type { GameFilter } from "../games/games.store.ts";
import { pageOfGames } from "./page-of-games.ts";
import type { WireGame } from "../games/wire-game.ts";

const MAX_HOT = 100;

/** A brand's hot games, as the player API answers them. */
export async function hotGames(
  tx: Tx,
  brandId: bigint,
  wanted: Pick<GameFilter, "gameType" | "vassalage"> & {
    readonly imgSize?: "S" | "L" | undefined;
  } = {},
): Promise<{ list: WireGame[] }> {
  const { games } = await pageOfGames(tx, brandId, { ...wanted, isHot: true, pageSize: MAX_HOT });
  return { list: games };
}
