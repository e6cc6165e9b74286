import { z } from "zod";
import { answer, languageOfName, success, wireMoney } from "../../../http/answers/answer.ts";
import { areFewDays, ofDays, TOO_MANY_DAYS } from "../../../http/answers/days.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requirePlayer } from "../../identity/index.ts";
import { readableFor } from "../../settings/index.ts";
import { personalProfit } from "./profit-of.ts";

const profit = {
  stake: wireMoney,
  payout: wireMoney,
  bonus: wireMoney.meta({
    description: "Wins of free bets, bonuses, rebates, points and jackpots.",
  }),
  net: wireMoney.meta({ description: "Payout and bonus less stake." }),
};
const wireProfit = z.object(profit).meta({ id: "Profit" });
export const wireProfitOfDays = z
  .object({
    total: wireProfit,
    byDay: z.array(z.object({ day: z.iso.date(), ...profit })),
    byCategory: z.array(
      z.object({
        category: z.string().meta({ description: "Empty for what is of no game." }),
        ...profit,
      }),
    ),
    byGame: z.array(
      z.object({
        id: z.string().nullable().meta({ description: "Null if it has left the catalogue." }),
        name: z.string().meta({ description: "Empty for what is of no game." }),
        language: languageOfName("name"),
        ...profit,
      }),
    ),
    otherGames: wireProfit.nullable().meta({ description: "Of more games than are shown." }),
  })
  .meta({ id: "PersonalProfit" });

/** A player's own profit and loss. */
export function profitRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "The player's stake, payout, bonus and net of some days, by day, category and game",
    querystring: z.object(ofDays).refine(areFewDays, TOO_MANY_DAYS),
    response: { 200: answer(wireProfitOfDays) },
  };
  const preHandler = requirePlayer(platform);
  app.get("/api/v1/personal-profit", { schema, preHandler }, async (request) => {
    const readable = await readableFor(platform, request.player.brandId, request);
    return success(await personalProfit(platform.reads, request.player, request.query, readable));
  });
}
