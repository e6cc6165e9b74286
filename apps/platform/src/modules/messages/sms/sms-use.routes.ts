import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { settingsOf } from "../../settings/index.ts";
import { brandAsked, requireStaff } from "../../staff/index.ts";
import { budgetsOf } from "./sms-budget.ts";
import { selectSmsUse } from "./sms-count.store.ts";

const count = z.number().int();
const use = z
  .object({
    country: z.string().meta({
      description: "ISO 3166-1 alpha-2, or * for all countries without their own budget together.",
    }),
    perHour: count,
    perDay: count,
    thisHour: count.meta({ description: "Sent in the current clock hour." }),
    lastDay: count.meta({ description: "Sent in the last 24 hours." }),
  })
  .meta({ id: "SmsUse", description: "A text message budget and its use." });

const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});

/**
 * The use of a brand's text message budgets, for staff. The budgets themselves are
 * settings.
 */
export function smsUseRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "The brand's text message budgets and their use",
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
      const uses = await selectSmsUse(
        db,
        brand.id,
        budgets.map(({ bucket }) => bucket),
      );
      return success(
        budgets.map(({ bucket: country, perHour, perDay }) => ({
          country,
          perHour,
          perDay,
          ...(uses.get(country) ?? { thisHour: 0, lastDay: 0 }),
        })),
      );
    },
  );
}
