import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, success, wireMoney } from "../../../http/answers/answer.ts";
import { areFewDays, ofDays, spanOfDays, TOO_MANY_DAYS } from "../../../http/answers/days.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { selectCashTotals } from "./totals.store.ts";

const totals = z
  .object({ deposited: wireMoney, withdrawn: wireMoney, net: wireMoney })
  .meta({ id: "CashTotals" });

/** What a player's deposits and withdrawals come to. */
export function cashHistoryRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "What the player's deposits and withdrawals of some days came to, by currency",
    querystring: z.object(ofDays).refine(areFewDays, TOO_MANY_DAYS),
    response: { 200: answer(z.array(totals)) },
  };
  app.get(
    "/api/v1/cash-totals",
    { schema, preHandler: requireRealPlayer(platform) },
    async (request) => {
      const { zone } = await brandOfRequest(platform, request);
      const span = spanOfDays(request.query, zone);
      const rows = await selectCashTotals(db, request.player, span);
      return success(
        rows.map(({ currency, deposited, withdrawn }) => ({
          deposited: toWire({ units: deposited, currency }),
          withdrawn: toWire({ units: withdrawn, currency }),
          net: toWire({ units: deposited - withdrawn, currency }),
        })),
      );
    },
  );
}
