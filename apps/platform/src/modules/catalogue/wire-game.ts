import { z } from "zod";
import { GAME_TYPES, type ListedGame } from "./catalogue.ts";

/** A game as the player site shows it. Field names are the specification's. */
export const wireGame = z
  .object({
    gameId: z.string(),
    nodeId: z.string(),
    gameName: z.string(),
    displayName: z.string(),
    gameType: z.enum(GAME_TYPES),
    vassalage: z.string(),
    vendorName: z.string(),
    gameClassify: z.string(),
    isNew: z.boolean(),
    isHot: z.literal([0, 1]).meta({ description: "1 for a hot game." }),
    supportPlay: z.literal([0, 1]).meta({ description: "0 where a free trial is offered." }),
    rtp: z.string(),
    iconUrl: z.string(),
    showIcon: z.string(),
  })
  .meta({ id: "Game" });

export type WireGame = z.infer<typeof wireGame>;

export function toWireGame(game: ListedGame): WireGame {
  return {
    gameId: game.slug,
    nodeId: game.id.toString(),
    gameName: game.name,
    displayName: game.displayName,
    gameType: game.gameType,
    vassalage: game.vassalage,
    vendorName: game.vendorName,
    gameClassify: game.classify,
    isNew: game.isNew,
    isHot: game.isHot ? 1 : 0,
    supportPlay: game.supportPlay ? 0 : 1,
    rtp: game.rtp,
    iconUrl: game.iconUrl,
    showIcon: game.showIconUrl,
  };
}
