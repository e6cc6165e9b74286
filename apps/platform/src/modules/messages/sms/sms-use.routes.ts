import { z } from "zod";
import { answer, success } from "../../../http/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { settingsOf } from "../../settings/index.ts";
import { brandAsked, requireStaff } from "../../staff/index.ts";
import { budgetsOf } from "./sms-budget.ts";
import { selectSmsUse } from "./sms-count.store.ts";

const count = z.number().int();
const use = z
  .object({
    country: z
      .string()
      .meta({
        description:
          "ISO 3166-1 alpha-2, or * for all countries without a budget of their own together.",
      }),
    perHour: count,
    perDay: count,
    thisHour: count.meta({ description: "Sent in this hour of the clock." }),
    lastDay: count.meta({ description: "Sent in the last 24 hours." }),
  })
  .meta({ id: "SmsUse", description: "A budget of text messages and what was sent from it." });

const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});

/** What a brand's text messages have used of their budgets, for staff. The budgets themselves are settings. */
export function smsUseRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "The brand's budgets of text messages, and what was sent from each",
    querystring,
    response: { 200: answer(z.array(use)) },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/sms",
    { preHandler: requireStaff(platform, "settings.read"), schema },
    async (request) => {
      const brand = await brandAsked(platform, request.staff, request.query.brand);
      const { sms } = await settingsOf(platform, brand.id);
      const budgets = budgetsOf(brand.id, brand.country, sms);
      const uses = await Promise.all(budgets.map((budget) => selectSmsUse(db, budget)));
      return success(
        budgets.map(({ bucket: country, perHour, perDay }, at) => ({
          country,
          perHour,
          perDay,
          ...(uses[at] ?? { thisHour: 0, lastDay: 0 }),
        })),
      );
    },
  );
}
