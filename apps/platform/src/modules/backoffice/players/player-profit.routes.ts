import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import { areFewDays, ofDays, TOO_MANY_DAYS } from "../../../http/answers/days.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { personalProfit, wireProfitOfDays } from "../../rounds/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { find } from "./player-view.routes.ts";

/** A player's profit and loss as the player reads it, for staff. */
export function playerProfitRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "A player's stake, payout, bonus and net of some days, by day, category and game",
    params: z.object({ id: z.string().max(40) }),
    querystring: z.object(ofDays).refine(areFewDays, TOO_MANY_DAYS),
    response: { 200: answer(wireProfitOfDays) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/players/:id/profit",
    { preHandler: requireStaff(platform, "players.read"), schema },
    async ({ staff, params, query }) => {
      const player = await find(platform, params.id, staff);
      return success(await personalProfit(platform.reads, player, query, []));
    },
  );
}
