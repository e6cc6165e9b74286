import { z } from "zod";
import { wireMoney } from "../../../http/answers/answer.ts";
import { PROMOTION_STATUSES } from "../promotion.ts";
import type { ReportedPromotion } from "../reporting/report-promotions.ts";
import { wordsFor } from "../words-for.ts";

const count = z.number().int();
const group = z
  .object({ players: count, takers: count, net: wireMoney, mean: wireMoney })
  .meta({ id: "PromotionGroup", description: "Players who were drawn, and what they brought." });

const reported = z
  .object({
    id: z.string(),
    title: z.string(),
    status: z.enum(PROMOTION_STATUSES),
    type: z.string(),
    given: count,
    players: count,
    done: count,
    expired: count,
    forfeited: count,
    voided: count,
    deposits: wireMoney.meta({ description: "Those that brought bonuses." }),
    credited: wireMoney,
    removed: wireMoney,
    cost: wireMoney.meta({ description: "Credited less removed." }),
    costPpm: count.nullable().meta({
      description: "Cost per deposits in parts of a million; null without deposits.",
    }),
    net: wireMoney.meta({
      description: "Net revenue of its players since the day each was first given it.",
    }),
    offered: group.nullable().meta({ description: "Null without a control group." }),
    heldOut: group.nullable(),
    uplift: z
      .object({ perPlayer: wireMoney, error: wireMoney, all: wireMoney, proven: z.boolean() })
      .nullable()
      .meta({
        description:
          "What a player who was offered it brought more on average, with its standard error; " +
          "proven beyond 1.96 of it.",
      }),
    refused: z.array(z.object({ reason: z.string(), count })),
  })
  .meta({ id: "ReportedPromotion", description: "What a promotion gave and brought." });

/** What promotions gave and brought, and what else their account of the house paid. */
export const wireReport = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    promotions: z.array(reported),
    rewarded: wireMoney.meta({ description: "Paid for missions and the like." }),
    cost: wireMoney.meta({ description: "Of all promotions, and what was rewarded." }),
  })
  .meta({ id: "PromotionReport", description: "Bonuses that were given on some days." });

/** A row of the report, in English where the promotion has it. */
export function toWireReported(
  { promotion, given, net, offered, heldOut, uplift, refused }: ReportedPromotion,
  currency: string,
): z.infer<typeof reported> {
  const money = (units: bigint) => ({ amount: units.toString(), currency });
  const rounded = (units: number) => money(BigInt(Math.round(units)));
  const wireGroup = (of: typeof offered) =>
    of
      ? {
          players: of.players,
          takers: of.takers,
          net: money(of.net),
          mean: rounded(Number(of.net) / of.players),
        }
      : null;
  const cost = given.credited - given.removed;
  return {
    id: promotion.publicId,
    title: wordsFor(promotion, ["EN"]).title,
    status: promotion.status,
    type: promotion.rule.type,
    given: given.given,
    players: given.players,
    done: given.done,
    expired: given.expired,
    forfeited: given.forfeited,
    voided: given.voided,
    deposits: money(given.deposits),
    credited: money(given.credited),
    removed: money(given.removed),
    cost: money(cost),
    costPpm: given.deposits > 0n ? Number((cost * 1_000_000n) / given.deposits) : null,
    net: money(net),
    offered: wireGroup(offered),
    heldOut: wireGroup(heldOut),
    uplift: uplift
      ? {
          perPlayer: rounded(uplift.perPlayer),
          error: rounded(uplift.error),
          all: money(uplift.all),
          proven: uplift.proven,
        }
      : null,
    refused: refused.map(({ reason, count: times }) => ({ reason, count: times })),
  };
}
