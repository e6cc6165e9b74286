import type { LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import { gameNamesByIds, nameFor } from "../../catalogue/index.ts";

interface OfGame {
  /** The catalogue's id of a game. */
  readonly gameId: bigint;
  /** The name if it has left the catalogue. */
  readonly gameName: string;
}

/** What a game is known by; its picture is empty where the catalogue has none. */
export interface GameSign {
  readonly name: string;
  /** The language tag of its name, empty if that is not known. */
  readonly language: string;
  readonly iconUrl: string;
}

/** What the games of some rows are known by to a reader of some languages, the best one first. */
export async function signsOfGames(
  tx: Tx,
  rows: readonly OfGame[],
  readable: readonly LanguageCode[],
): Promise<(row: OfGame) => GameSign> {
  const ids = [...new Set(rows.map(({ gameId }) => gameId))];
  const named = ids.length === 0 ? undefined : await gameNamesByIds(tx, ids);
  return ({ gameId, gameName }) => {
    const game = named?.get(gameId);
    return game
      ? { ...nameFor(game, readable), iconUrl: game.iconUrl }
      : { name: gameName, language: "", iconUrl: "" };
  };
}
