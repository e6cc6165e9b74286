import { readClock } from "@perya/postgres";
import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { dayOf } from "../../figures/index.ts";
import { brandAsked, requireStaff } from "../../staff/index.ts";
import { reportPromotions } from "../reporting/report-promotions.ts";
import { ofBrand } from "./of-brand.ts";
import { toWireReported, wireReport } from "./report-wire.ts";

/** Days that are shown where none are asked for, today included. */
const DAYS = 30;
const MOST_DAYS = 366;

/** What promotions gave and brought, for who may read the brand's figures. */
export function operatorReportRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "What a brand's promotions gave on some days, cost and brought",
    querystring: ofBrand.extend({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
    response: { 200: answer(wireReport) },
    refusals: { 404: ["NO_SUCH_BRAND"], 400: ["BAD_DAYS"] },
  };
  app.get(
    "/operator/v1/promotions/report",
    { preHandler: requireStaff(platform, "reports.read"), schema },
    async ({ staff, query }) => {
      const { reads } = platform;
      const brand = await brandAsked(platform, staff, query.brand);
      const to = query.to ?? dayOf(await readClock(reads), brand.zone);
      const last = Temporal.PlainDate.from(to);
      const from = query.from ?? last.subtract({ days: DAYS - 1 }).toString();
      const span = Temporal.PlainDate.from(from).until(last, { largestUnit: "day" }).days;
      if (span < 0 || span >= MOST_DAYS)
        throw new Refusal(400, "BAD_DAYS", "Choose a first day before the last, within a year.");
      const { promotions, rewarded } = await reportPromotions(reads, brand, { from, to });
      const { currency } = brand;
      const cost = promotions.reduce(
        (sum, { given }) => sum + given.credited - given.removed,
        rewarded,
      );
      return success({
        from,
        to,
        promotions: promotions.map((one) => toWireReported(one, currency)),
        rewarded: { amount: rewarded.toString(), currency },
        cost: { amount: cost.toString(), currency },
      });
    },
  );
}
