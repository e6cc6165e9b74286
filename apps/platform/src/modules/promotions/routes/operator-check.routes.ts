import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandAsked, requireStaff } from "../../staff/index.ts";
import { checkRule } from "../checking/check-rule.ts";
import { rule } from "../rules/rule.ts";
import { toWireCheck, wireCheck } from "./check-wire.ts";
import { ofBrand } from "./of-brand.ts";

/** What a promotion's rule would cost, for who writes it. */
export function operatorCheckRoutes(app: App, platform: Platform): void {
  const checking = {
    summary: "What a rule is expected to cost, by the returns that the brand's games state",
    querystring: ofBrand,
    body: z.object({ rule }),
    response: { 200: answer(wireCheck) },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.post(
    "/operator/v1/promotions/check",
    { preHandler: requireStaff(platform, "promotions.read"), schema: checking },
    async ({ staff, query, body }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      return success(toWireCheck(await checkRule(platform.db, brand, body.rule), brand.currency));
    },
  );
}
