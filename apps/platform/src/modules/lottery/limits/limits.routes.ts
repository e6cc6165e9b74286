import { z } from "zod";
import { answer, Refusal, inputUnits, success } from "../../../http/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { allBrands } from "../../brands/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { reason } from "../reason.ts";
import type { Limits } from "./limits.ts";
import { limitsOf } from "./limits-of.ts";
import { upsertLimits } from "./limits.store.ts";

const MAX_SHARE = 10_000;

const shares = z
  .record(z.string().max(40), z.number().int().min(1).max(MAX_SHARE))
  .meta({ description: "Basis points of the bankroll that may be lost on one selection, by market, where they are not the defaults." });
const limits = z.object({
  minUnit: inputUnits,
  maxUnit: inputUnits,
  orderPayout: inputUnits.meta({ description: "The most one order may be paid." }),
  issuePayout: inputUnits.meta({ description: "The most all orders of a player in one draw may be paid." }),
  bankroll: inputUnits.meta({ description: "What the house is ready to lose in this currency." }),
  shares,
});
const wireLimits = limits
  .extend({ currency: z.string() })
  .meta({ id: "LotteryLimits", description: "What players of a currency may bet. Amounts are ledger units." });
const params = z.object({ currency: z.string().max(3) });

/** Limits of lottery bets by currency, for the house's staff. */
export function operatorLimitsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const known = async () => limitsOf(db, (await allBrands(db, null)).map(({ currency }) => currency).toSorted());

  const listing = { summary: "The limits of lottery bets in each currency that brands have", response: { 200: answer(z.array(wireLimits)) } };
  app.get("/operator/v1/lottery/limits", { preHandler: requireStaff(platform, "lottery.read"), schema: listing }, async () =>
    success([...(await known()).values()].map(toWire)),
  );

  const changing = {
    summary: "Sets the limits of lottery bets in a currency",
    params,
    body: limits.extend({ reason }),
    response: { 200: answer(wireLimits) },
    refusals: { 404: ["NO_SUCH_CURRENCY"], 422: ["LIMITS_CONTRADICT"] },
  };
  app.post(
    "/operator/v1/lottery/limits/:currency",
    { preHandler: requireStaff(platform, "lottery.write"), schema: changing },
    async ({ staff, params: { currency }, body }) => {
      const before = (await known()).get(currency);
      if (!before) throw new Refusal(404, "NO_SUCH_CURRENCY", "No brand has this currency.");
      const after = fromWire(currency, body);
      if (after.minUnit > after.maxUnit || after.orderPayout > after.issuePayout)
        throw new Refusal(
          422,
          "LIMITS_CONTRADICT",
          "The smallest unit is at most the largest, and what one order may win at most what all of them may.",
        );
      await db.inTransaction(async (tx) => {
        await upsertLimits(tx, after, staff.username);
        const deed = { actor: staff.username, action: "lottery.limits.change", subject: currency, brandId: null };
        await recordAudit(tx, { ...deed, before: toWire(before), after: toWire(after), reason: body.reason });
      });
      return success(toWire(after));
    },
  );
}

function toWire({ currency, minUnit, maxUnit, orderPayout, issuePayout, bankroll, shares: own }: Limits): z.infer<typeof wireLimits> {
  const [min, max, order, issue, bank] = [minUnit, maxUnit, orderPayout, issuePayout, bankroll].map(String) as [
    string,
    string,
    string,
    string,
    string,
  ];
  return { currency, minUnit: min, maxUnit: max, orderPayout: order, issuePayout: issue, bankroll: bank, shares: { ...own } };
}

function fromWire(currency: string, body: z.infer<typeof limits>): Limits {
  return {
    currency,
    minUnit: BigInt(body.minUnit),
    maxUnit: BigInt(body.maxUnit),
    orderPayout: BigInt(body.orderPayout),
    issuePayout: BigInt(body.issuePayout),
    bankroll: BigInt(body.bankroll),
    shares: body.shares,
  };
}
