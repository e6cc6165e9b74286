import type { LanguageCode } from "@perya/languages";
import { toWire } from "@perya/money";
import { z } from "zod";
import { wireMoney } from "../../../http/answers/answer.ts";
import type { ListedGame } from "../catalogue.ts";
import type { GameLimits } from "./games.store.ts";
import { toWireGame, wireGame } from "./wire-game.ts";

/** A game with what its vendor says of its limits. */
export const wireGameDetails = wireGame
  .extend({
    lowestStake: wireMoney
      .nullable()
      .meta({ description: "Of a round, as the vendor offers it; null if it does not say." }),
    highestStake: wireMoney.nullable(),
    maxWin: z.string().meta({
      description:
        "How many times its stake a round pays at most; empty if the vendor does not say.",
    }),
  })
  .meta({ id: "GameDetails", description: "A game with its limits." });

/** The game for a reader of some languages, with its limits in the brand's currency. */
export function toWireDetails(
  game: ListedGame,
  readable: readonly LanguageCode[],
  currency: string,
  limits: GameLimits | undefined,
): z.infer<typeof wireGameDetails> {
  const stake = (units: bigint | null | undefined) =>
    units === null || units === undefined ? null : toWire({ units, currency });
  return {
    ...toWireGame(game, readable),
    lowestStake: stake(limits?.leastUnits),
    highestStake: stake(limits?.mostUnits),
    maxWin: limits?.maxWin ?? "",
  };
}
