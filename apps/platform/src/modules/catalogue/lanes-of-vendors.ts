import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { LANES, laneOf } from "./lane-of.ts";
import { selectVisibleByIds, selectVisibleVendors, type VendorOfType } from "./games.store.ts";
import { toWireGame, wireGame, type WireGame } from "./wire-game.ts";

/** A lane's vendors, each as the card that opens it. */
export const wireLane = z
  .object({ title: z.enum(LANES), cards: z.array(wireGame), gameClassify: z.array(z.string()) })
  .meta({
    id: "VendorLane",
    description:
      "Vendors of one lane, each as a card: its only game, or with isGame VASSALAGE the first of those that it opens.",
  });

/** The vendors of a brand's games, by lane; lanes without any are left out. */
export async function lanesOfVendors(tx: Tx, brandId: bigint): Promise<z.infer<typeof wireLane>[]> {
  const vendors = await selectVisibleVendors(tx, brandId);
  const first = await selectVisibleByIds(
    tx,
    brandId,
    vendors.map(({ firstGame }) => firstGame),
  );
  const games = new Map(first.map((game) => [game.id, toWireGame(game)]));
  return LANES.map((title) => {
    const own = vendors.filter(
      ({ vassalage, gameCategory }) => laneOf(vassalage, gameCategory) === title,
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
  return first && games > 1 ? { ...first, displayName: name, isGame: "VASSALAGE" } : first;
}
