import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { membersIfClosed } from "../../identity/index.ts";
import { rulesOf } from "../games/rules-of.ts";
import { visibleGame } from "../menus/draws.routes.ts";
import { countPicks } from "./count-picks.ts";
import { originOf, selectResults, ORIGINS } from "./history.store.ts";

/** Per address: an open counter asks again after each draw and on each market. */
const PER_MINUTE = 120;
const MOST_DRAWS = 200;

const trends = z
  .object({
    origin: z
      .enum(ORIGINS)
      .meta({ description: "The origin of all draws counted, that the game is settled by." }),
    draws: z.number().int().meta({ description: "Draws counted." }),
    picks: z
      .array(
        z.object({
          pick: z.string(),
          times: z.number().int(),
          gapDraws: z
            .number()
            .int()
            .meta({ description: "Draws since it last came; 0 if it came in the last draw." }),
        }),
      )
      .nullable()
      .meta({
        description:
          "Every pick in the order of the slip; the most frequent where there are more than " +
          "100. Null where a number by itself means nothing.",
      }),
  })
  .meta({ id: "LotteryMarketTrends" });

/** How often the picks of one market came lately. */
export function marketTrendsRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "How often each pick of a lottery's market came in the last draws, by its settlement",
    params: z.object({ code: z.string().max(31), market: z.string().max(32) }),
    querystring: z.object({
      last: z.coerce.number().int().min(1).max(MOST_DRAWS).default(100),
    }),
    response: { 200: answer(trends) },
    refusals: { 401: ["NOT_LOGGED_IN"], 404: ["NOT_FOUND"] },
  };
  app.get(
    "/api/v1/lottery/trends/:code/:market",
    {
      preHandler: membersIfClosed(platform),
      config: { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } },
      schema,
    },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const { game } = await visibleGame(platform, brand.id, request.params.code);
      const rules = rulesOf(game.rules);
      const market = rules.markets.find(({ code }) => code === request.params.market);
      if (!market) throw new Refusal(404, "NOT_FOUND", "This game has no such bet.");
      const origin = originOf(game.source);
      const found = await selectResults(platform.db, game.id, game.timezone, {
        origin,
        limit: request.query.last,
        offset: 0,
      });
      const picks = countPicks(
        rules,
        market,
        found.map(({ outcome }) => outcome),
      );
      return success({
        origin,
        draws: found.length,
        picks: picks ? picks.map((one) => ({ ...one })) : null,
      });
    },
  );
}
