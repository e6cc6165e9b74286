import { z } from "zod";
import { wireMoney } from "../../../http/answers/answer.ts";
import type { CheckedRule, Outlook } from "../checking/check-rule.ts";

const outlook = z
  .object({
    returnPpm: z.number().int(),
    turnover: wireMoney,
    loss: wireMoney,
    cost: wireMoney,
  })
  .meta({
    id: "PromotionOutlook",
    description:
      "What has to be staked of a bonus, and what its player is expected to lose and the brand " +
      "to pay, where games return so many parts of a million.",
  });

/** What a promotion's rule comes to, before anything is offered. */
export const wireCheck = z
  .object({
    deposit: wireMoney,
    bonus: wireMoney,
    required: wireMoney,
    highestBet: wireMoney,
    mostKept: wireMoney.nullable(),
    categories: z.array(
      z.object({
        category: z.string(),
        weightBps: z.number().int(),
        closed: z.boolean(),
        games: z.number().int(),
        usual: outlook.nullable(),
        best: outlook.nullable(),
      }),
    ),
  })
  .meta({
    id: "PromotionCheck",
    description:
      "A rule with its largest bonus and the smallest deposit that brings it, or with what its " +
      "free bets win on average: what it is " +
      "expected to come to in each category of games, by the mean of the stated returns and by " +
      "the game that returns most.",
  });

/** A checked rule for staff. */
export function toWireCheck(checked: CheckedRule, currency: string): z.infer<typeof wireCheck> {
  const money = (units: bigint) => ({ amount: units.toString(), currency });
  const told = (of: Outlook | null) =>
    of && {
      returnPpm: of.returnPpm,
      turnover: money(of.turnover),
      loss: money(of.loss),
      cost: money(of.cost),
    };
  const { deposit, bonus, required, highestBet, mostKept, categories } = checked;
  return {
    deposit: money(deposit),
    bonus: money(bonus),
    required: money(required),
    highestBet: money(highestBet),
    mostKept: mostKept === null ? null : money(mostKept),
    categories: categories.map((one) => ({
      ...one,
      usual: told(one.usual),
      best: told(one.best),
    })),
  };
}
