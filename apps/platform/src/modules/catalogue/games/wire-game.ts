import type { LanguageCode } from "@perya/languages";
import { z } from "zod";
import { languageOfName } from "../../../http/answers/answer.ts";
import { GAME_TYPES, OPENS_IN, type ListedGame } from "../catalogue.ts";
import { nameFor } from "./game-names.ts";

/** A game as the player site shows it. Field names are the specification's. */
export const wireGame = z
  .object({
    gameId: z.string(),
    nodeId: z.string(),
    roomId: z.string().meta({
      description: "Opens a room of a game between players; empty for all other games.",
    }),
    gameName: z.string(),
    nodeName: z.string(),
    displayName: z.string(),
    nameLanguage: languageOfName("displayName"),
    gameType: z.enum(GAME_TYPES),
    vassalage: z.string(),
    vendorName: z.string(),
    gameClassify: z.string(),
    isGame: z
      .enum(["GAME", "VASSALAGE"])
      .meta({ description: "VASSALAGE for a card that opens the list of its vendor's games." }),
    accountTypeName: z.string().meta({
      description: "The account its bets are paid from: MAIN, the wallet shared by all games.",
    }),
    isNew: z.boolean(),
    isHot: z.literal([0, 1]).meta({ description: "1 for a hot game." }),
    supportPlay: z.literal([0, 1]).meta({ description: "0 where a free trial is offered." }),
    rtp: z.string(),
    iconUrl: z.string().meta({ description: "The square picture." }),
    showIcon: z.string().meta({
      description: "The picture in the requested size, 3:4 unless imgSize is S.",
    }),
    lagerIcon: z.string().meta({ description: "The largest picture there is." }),
    opensIn: z.enum(OPENS_IN).meta({
      description: "Where it opens: on /seamless, on /game, or in its own window.",
    }),
  })
  .meta({ id: "Game" });

export type WireGame = z.infer<typeof wireGame>;

/** S for square pictures, L for 3:4. */
export type ImageSize = "S" | "L";

/** A game for a reader of some languages, the best one first. */
export function toWireGame(
  game: ListedGame,
  readable: readonly LanguageCode[],
  size: ImageSize = "L",
): WireGame {
  const { name, language } = nameFor(game, readable);
  const largest = game.showIconUrl || game.iconUrl;
  return {
    gameId: game.slug,
    nodeId: game.id.toString(),
    roomId: game.gameType === "PVP" ? game.slug : "",
    gameName: game.name,
    nodeName: game.name,
    displayName: name,
    nameLanguage: language,
    gameType: game.gameType,
    vassalage: game.vassalage,
    vendorName: game.vendorName,
    gameClassify: game.classify,
    isGame: "GAME",
    accountTypeName: "MAIN",
    isNew: game.isNew,
    isHot: game.isHot ? 1 : 0,
    supportPlay: game.supportPlay ? 0 : 1,
    rtp: game.rtp,
    iconUrl: game.iconUrl,
    showIcon: size === "S" ? game.iconUrl || largest : largest,
    lagerIcon: largest,
    opensIn: game.opensIn,
  };
}
