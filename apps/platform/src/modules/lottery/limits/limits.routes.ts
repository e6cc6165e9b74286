import { z } from "zod";
import { answer, Refusal, inputUnits, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { allBrands } from "../../brands/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { reason } from "../reason.ts";
import type { Limits } from "./limits.ts";
import { limitsOf } from "./limits-of.ts";
import { askForLimits, toText, type AskForLimitsRefusal } from "./limits-approval.ts";

const MAX_SHARE = 10_000;

const shares = z.record(z.string().max(40), z.number().int().min(1).max(MAX_SHARE)).meta({
  description:
    "Basis points of the bankroll that may be lost on one selection, by market, " +
    "where they differ from the defaults.",
});
const limits = z.object({
  minUnit: inputUnits,
  maxUnit: inputUnits,
  orderPayout: inputUnits.meta({ description: "The maximum payout of one order." }),
  issuePayout: inputUnits.meta({
    description: "The maximum payout of all of a player's orders in one draw.",
  }),
  bankroll: inputUnits.meta({
    description: "The most the house is ready to lose in this currency.",
  }),
  shares,
});
const wireLimits = limits.extend({ currency: z.string() }).meta({
  id: "LotteryLimits",
  description: "Bet limits for players of a currency. Amounts are ledger units.",
});
const params = z.object({ currency: z.string().max(3) });

const SENTENCES = {
  NO_SUCH_CURRENCY: [404, "No brand has this currency."],
  LIMITS_CONTRADICT: [
    422,
    "The smallest unit can't exceed the largest, and the payout limit of one order can't " +
      "exceed that of all orders.",
  ],
  SAME_AS_BEFORE: [422, "These limits are in force already."],
  ASKED_ALREADY: [409, "A change of these limits is already waiting for a second person."],
} as const satisfies Record<AskForLimitsRefusal, readonly [status: number, sentence: string]>;

/** Limits of lottery bets by currency, for the house's staff. */
export function operatorLimitsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const currencies = async () =>
    (await allBrands(db, null)).map(({ currency }) => currency).toSorted();

  const listing = {
    summary: "The limits of lottery bets in each currency that brands have",
    response: { 200: answer(z.array(wireLimits)) },
  };
  app.get(
    "/operator/v1/lottery/limits",
    { preHandler: requireStaff(platform, "lottery.read"), schema: listing },
    async () => success([...(await limitsOf(db, await currencies())).values()].map(toText)),
  );

  const changing = {
    summary: "Requests new limits of lottery bets in a currency; a second person must approve",
    params,
    body: limits.extend({ reason }),
    response: { 200: answer(z.object({ status: z.literal("WAITING"), approvalId: z.string() })) },
    refusals: refusalsOf(SENTENCES),
  };
  const write = { preHandler: requireStaff(platform, "lottery.write"), schema: changing };
  app.post(
    "/operator/v1/lottery/limits/:currency",
    write,
    async ({ staff, params: { currency }, body }) => {
      const known = { currencies: await currencies(), reason: body.reason };
      const asked = await db.inTransaction((tx) =>
        askForLimits(tx, staff, fromWire(currency, body), known),
      );
      if (!asked.ok)
        throw new Refusal(SENTENCES[asked.refusal][0], asked.refusal, SENTENCES[asked.refusal][1]);
      return success({ status: "WAITING" as const, approvalId: asked.value });
    },
  );
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
