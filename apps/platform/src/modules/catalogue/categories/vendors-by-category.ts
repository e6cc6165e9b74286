import type { LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { VENDOR_CATEGORIES, categoryOf } from "./category-of.ts";
import {
  selectVisibleByIds,
  selectVisibleVendors,
  type VendorOfType,
} from "../games/games.store.ts";
import { toWireGame, wireGame, type WireGame } from "../games/wire-game.ts";

/** A category's vendors, each as the card that opens it. */
export const wireVendorLane = z
  .object({
    title: z.enum(VENDOR_CATEGORIES),
    cards: z.array(wireGame),
    gameClassify: z.array(z.string()),
  })
  .meta({
    id: "VendorLane",
    description:
      "Vendors of one lobby category, each as a card: its only game, " +
      "or with isGame VASSALAGE the first of those that it opens.",
  });

/** The vendors of a brand's games, by category; empty categories are left out. */
export async function vendorsByCategory(
  tx: Tx,
  brandId: bigint,
  readable: readonly LanguageCode[],
): Promise<z.infer<typeof wireVendorLane>[]> {
  const vendors = await selectVisibleVendors(tx, brandId);
  const first = await selectVisibleByIds(
    tx,
    brandId,
    vendors.map(({ firstGame }) => firstGame),
  );
  const games = new Map(first.map((game) => [game.id, toWireGame(game, readable)]));
  return VENDOR_CATEGORIES.map((title) => {
    const own = vendors.filter(
      ({ vassalage, gameCategory }) => categoryOf(vassalage, gameCategory) === title,
    );
    const cards = own.flatMap((vendor) => cardOf(vendor, games.get(vendor.firstGame)) ?? []);
    return {
      title,
      cards,
      gameClassify: [...new Set(own.flatMap(({ gameClassify }) => gameClassify))],
    };
  }).filter(({ cards }) => cards.length > 0);
}

function cardOf({ games, name }: VendorOfType, first: WireGame | undefined): WireGame | undefined {
  return first && games > 1
    ? { ...first, displayName: name, nameLanguage: "", isGame: "VASSALAGE" }
    : first;
}
