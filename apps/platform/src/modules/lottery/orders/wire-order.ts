import { z } from "zod";
import { inputUnits, wireTime } from "../../../http/answers/answer.ts";
import type { PriceStep } from "../exposure/price-step.ts";
import type { AcceptedLine, AskedLine, Order } from "./order.ts";
import { roundOf } from "./order.ts";

const MAX_ASKED = 200;
const MAX_PICKS = 1_000;

const units = z
  .string()
  .regex(/^\d{1,19}$/)
  .meta({ description: "Whole ledger units of 1/100000 of the player's currency." });
const odds = z
  .number()
  .int()
  .meta({ description: "Odds × 10,000, gross: the stake does not come on top." });

/**
 * Prefix of the keys of chases' orders: a player who used one would place a chase's order in its
 * stead.
 */
const CHASE_KEY = "chase_";

/** The key of a chase's order in a draw. */
export function chaseOrderKey(chaseId: bigint, issueNo: string): string {
  return `${CHASE_KEY}${chaseId}_${issueNo}`;
}

export const orderKey = z
  .string()
  .regex(/^(?!chase_)[\w-]{8,64}$/)
  .meta({
    description:
      "The client's key of the order, new for each. The same key with the same lines is the " +
      "same order, however often it is sent.",
  });

export const askedLine = z
  .object({
    market: z.string().max(40),
    picks: z
      .array(z.string().max(40))
      .min(1)
      .max(MAX_PICKS)
      .meta({ description: "The marked numbers in the picker's format, with leading zeros." }),
    unit: inputUnits,
    multiple: z.number().int().min(1).max(100_000).default(1),
    step: z
      .union([z.literal(100), z.literal(90), z.literal(50)])
      .default(100)
      .meta({
        description: "The lowest share of the odds, in percent, that the player has agreed to.",
      }),
  })
  .meta({ id: "LotteryAskedLine" });

export const askedOrder = z.object({
  key: orderKey,
  gameCode: z.string().max(32),
  issueNo: z.string().max(32),
  oddsVersion: z
    .number()
    .int()
    .min(0)
    .meta({ description: "Version of the odds the player has seen." }),
  lines: z.array(askedLine).min(1).max(MAX_ASKED),
});

export const wireOrder = z
  .object({
    id: z.string().meta({
      description:
        '"lo_" and a number: the round of its bet and its wins in the betting records too.',
    }),
    key: z.string(),
    gameCode: z.string(),
    issueNo: z.string(),
    status: z.enum(["ACCEPTED", "CANCELLED"]),
    currency: z.string(),
    stake: units,
    maxPayout: units.meta({ description: "Its maximum payout, as limits count it." }),
    lineCount: z.number().int(),
    chaseId: z.string().nullable(),
    placedAt: wireTime,
    lines: z.array(
      z.object({
        market: z.string(),
        selection: z.string(),
        unit: units,
        count: z.number().int(),
        cost: units,
        odds: z.array(odds),
      }),
    ),
  })
  .meta({
    id: "LotteryOrder",
    description: "An order as accepted. Its result is in the records.",
  });

/** An order for the wire. `minor`: ledger units of one minor unit of its currency. */
export function toWireOrder(
  order: Order,
  lines: readonly AcceptedLine[],
  minor: bigint,
): z.infer<typeof wireOrder> {
  return {
    id: roundOf(order.id),
    key: order.key,
    gameCode: order.gameCode,
    issueNo: order.issueNo,
    status: order.cancelledAt ? "CANCELLED" : "ACCEPTED",
    currency: order.currency,
    stake: String(order.stake),
    maxPayout: String(order.maxPayout),
    lineCount: order.lines,
    chaseId: order.chaseId === null ? null : String(order.chaseId),
    placedAt: order.placedAt.toString({ fractionalSecondDigits: 3 }),
    lines: lines.map(({ market, selection, unitMinor, count, odds: accepted }) => ({
      market,
      selection,
      unit: String(unitMinor * minor),
      count,
      cost: String(unitMinor * minor * BigInt(count)),
      odds: [...accepted],
    })),
  };
}

/** Lines as they were sent. */
export function fromWireLines(lines: readonly z.infer<typeof askedLine>[]): AskedLine[] {
  return lines.map(({ market, picks, unit, multiple, step }) => ({
    market,
    picks,
    unit: BigInt(unit) * BigInt(multiple),
    step: step satisfies PriceStep,
  }));
}
