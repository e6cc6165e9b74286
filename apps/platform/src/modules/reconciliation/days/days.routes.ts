import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, success, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { areFewDays, ofDays, TOO_MANY_DAYS } from "../../../http/answers/days.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { STATEMENT_PROVIDERS } from "../../cashier/index.ts";
import { brandAsked, requireStaff } from "../../staff/index.ts";
import { daysOf, type ProviderDay } from "./days-of.ts";

const sides = z.object({
  readAt: wireTime.nullable().meta({
    description: "When a statement that tells this direction was last read; null: none was.",
  }),
  theirs: wireMoney,
  ours: wireMoney,
  difference: wireMoney.meta({ description: "The provider's less ours." }),
});
const wireDay = z
  .object({
    provider: z.enum(STATEMENT_PROVIDERS),
    day: z.iso.date(),
    open: z.number().int().meta({ description: "Differences of the day that wait." }),
    in: sides,
    out: sides,
  })
  .meta({ id: "ReconciliationDay", description: "A provider's sums of a day beside ours." });

/** The days' sums of statements beside those of our books. */
export function daysRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "What each provider's statements come to by day, beside the ledger's sums",
    querystring: z
      .object({ brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(), ...ofDays })
      .refine(areFewDays, TOO_MANY_DAYS),
    response: { 200: answer(z.object({ days: z.array(wireDay) })) },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/reconciliation/days",
    { preHandler: requireStaff(platform, "reconciliation.read"), schema },
    async ({ staff, query: { brand: asked, fromDay, toDay } }) => {
      const brand = await brandAsked(platform, staff, asked);
      const days = await daysOf(platform.db, brand, fromDay, toDay);
      return success({ days: days.map(toWireDay) });
    },
  );
}

function toWireDay(one: ProviderDay): z.infer<typeof wireDay> {
  const { provider, day, open, currency } = one;
  const sidesOf = ({ readAt, theirs, ours }: ProviderDay["in"]) => ({
    readAt: readAt?.toString() ?? null,
    theirs: toWire({ units: theirs, currency }),
    ours: toWire({ units: ours, currency }),
    difference: toWire({ units: theirs - ours, currency }),
  });
  return { provider, day, open, in: sidesOf(one.in), out: sidesOf(one.out) };
}
