import type { Tx } from "@perya/postgres";
import { selectGameTypes } from "../games/games.store.ts";
import { categoryOf, type VendorCategory } from "./category-of.ts";

/**
 * The categories that games are in now, asked for by vendor and code; undefined of a game that is
 * not known.
 */
export async function gameCategories(
  tx: Tx,
  games: readonly { readonly vendorId: number; readonly code: string }[],
): Promise<(vendorId: number, code: string) => VendorCategory | undefined> {
  const keyOf = (vendorId: number, code: string) => `${vendorId} ${code}`;
  const asked = new Map(games.map((game) => [keyOf(game.vendorId, game.code), game]));
  if (asked.size === 0) return () => undefined;
  const types = await selectGameTypes(tx, [...asked.values()]);
  const categories = new Map(
    types.map(({ vendorId, code, gameType, vassalage }) => [
      keyOf(vendorId, code),
      categoryOf(vassalage, gameType),
    ]),
  );
  return (vendorId, code) => categories.get(keyOf(vendorId, code));
}
