import type { LanguageCode } from "@perya/languages";
import { selectVisibleGames, type GameFilter } from "../games/games.store.ts";
import { toWireGame, type ImageSize, type WireGame } from "../games/wire-game.ts";
import type { Catalogue } from "./kept.ts";
import { orderKey } from "./hot-order.ts";

const MAX_HOT = 100;

/**
 * A brand's hot games, as the player API answers them: those first that stand first in `order`,
 * then the others in the order of the lobbies.
 */
export async function hotGames(
  catalogue: Catalogue,
  brandId: bigint,
  {
    imgSize,
    readable,
    ...wanted
  }: Pick<GameFilter, "gameType" | "vassalage"> & {
    readonly imgSize?: ImageSize | undefined;
    readonly readable: readonly LanguageCode[];
  },
  order: readonly string[],
): Promise<{ list: WireGame[] }> {
  const { games } = await selectVisibleGames(
    catalogue,
    brandId,
    { ...wanted, isHot: true },
    MAX_HOT,
    0,
  );
  const places = new Map(order.map((key, place) => [key, place]));
  const placeOf = ({ vendorId, code }: (typeof games)[number]) =>
    places.get(orderKey(vendorId, code)) ?? order.length;
  return {
    list: games
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((game) => toWireGame(game, readable, imgSize)),
  };
}
