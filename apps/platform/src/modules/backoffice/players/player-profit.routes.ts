import { readClock, type Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import { areFewDays, someDays, TOO_MANY_DAYS } from "../../../http/answers/days.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { personalProfit, wireProfitOfDays } from "../../rounds/index.ts";
import { brandById } from "../../brands/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { find } from "./player-view.routes.ts";

/** Days before today that are read when none are asked for. */
const DAYS_BACK = 29;

/** A player's profit and loss as the player reads it, for staff. */
export function playerProfitRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "A player's stake, payout, bonus and net of some days, by day, category and game",
    params: z.object({ id: z.string().max(40) }),
    querystring: z
      .object(someDays)
      .refine(areFewDays, TOO_MANY_DAYS)
      .refine(({ fromDay, toDay }) => (fromDay === undefined) === (toDay === undefined), {
        message: "fromDay and toDay come together; without them it is the last 30 days",
      }),
    response: { 200: answer(wireProfitOfDays) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/players/:id/profit",
    { preHandler: requireStaff(platform, "players.read"), schema },
    async ({ staff, params, query: { fromDay, toDay } }) => {
      const player = await find(platform, params.id, staff);
      const days =
        fromDay !== undefined && toDay !== undefined
          ? { fromDay, toDay }
          : await lastDays(platform.db, player.brandId);
      return success(await personalProfit(platform.reads, player, days, []));
    },
  );
}

/** The last 30 days of a brand's, today included. */
async function lastDays(tx: Tx, brandId: bigint) {
  const brand = await brandById(tx, brandId);
  if (!brand) throw new Error(`Brand ${brandId} is gone`);
  const today = (await readClock(tx)).toZonedDateTimeISO(brand.zone).toPlainDate();
  return { fromDay: today.subtract({ days: DAYS_BACK }).toString(), toDay: today.toString() };
}
