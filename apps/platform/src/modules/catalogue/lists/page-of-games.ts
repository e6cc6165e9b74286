import type { LanguageCode } from "@perya/languages";
import { z } from "zod";
import { selectVisibleGames, type GameFilter } from "../games/games.store.ts";
import { toWireGame, wireGame, type ImageSize } from "../games/wire-game.ts";
import type { Catalogue } from "./kept.ts";

/** Games on one page by default. */
export const PAGE_SIZE = 42;

export const wireGames = z.object({
  games: z.array(wireGame),
  pageNo: z.number().int(),
  totalPages: z.number().int(),
});

interface Wanted extends Omit<GameFilter, "classify"> {
  readonly gameClassify?: string | undefined;
  readonly pageNo?: number;
  readonly pageSize?: number;
  readonly imgSize?: ImageSize | undefined;
  /** The reader's languages, the best one first. */
  readonly readable: readonly LanguageCode[];
}

/** One page of the games a brand's players see, as the player API answers it. */
export async function pageOfGames(
  catalogue: Catalogue,
  brandId: bigint,
  { pageNo = 1, pageSize = PAGE_SIZE, gameClassify, imgSize, readable, ...wanted }: Wanted,
): Promise<z.infer<typeof wireGames>> {
  const { games, total } = await selectVisibleGames(
    catalogue,
    brandId,
    { ...wanted, classify: gameClassify },
    pageSize,
    (pageNo - 1) * pageSize,
  );
  return {
    games: games.map((game) => toWireGame(game, readable, imgSize)),
    pageNo,
    totalPages: Math.max(1, Math.ceil(total / pageSize)),
  };
}
