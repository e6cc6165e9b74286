import { languageOf, type LanguageCode } from "@perya/languages";
import { toWire } from "@perya/money";
import { z } from "zod";
import { languageOfName, wireMoney, wireTime } from "../../http/answers/answer.ts";
import { ENTRY_KINDS, type PointsEntry } from "./ledger/entry.ts";
import { ORDER_STATES, type Order } from "./orders/order.ts";
import { REWARD_KINDS, wordsIn, type Reward } from "./rewards/reward.ts";

/** Whole points as text. */
export const wirePoints = z
  .string()
  .regex(/^-?\d{1,18}$/)
  .meta({ description: "Whole points, as text." });

/** Points that a browser sends. */
export const inputPoints = z
  .string()
  .regex(/^[1-9]\d{0,11}$/, "must be a whole number of points above zero");

export const rewardId = z.string().regex(/^pr_[0-9a-v]{20}$/);

export const wireReward = z
  .object({
    id: z.string(),
    kind: z.enum(REWARD_KINDS),
    title: z.string(),
    text: z.string(),
    language: languageOfName("title"),
    picture: z.string(),
    price: wirePoints,
    stock: z.number().int().meta({ description: "Pieces left." }),
    vipLevel: z.number().int().meta({ description: "The lowest VIP level; 0 for everyone." }),
    perMember: z
      .number()
      .int()
      .nullable()
      .meta({ description: "Pieces that one member may redeem in all." }),
    redeemed: z.number().int().meta({ description: "Pieces that the player has redeemed." }),
    cash: wireMoney.nullable().meta({ description: "What a credit adds to the balance." }),
  })
  .meta({ id: "PointsReward", description: "What can be redeemed for points." });

export const wireEntry = z
  .object({
    type: z.enum(ENTRY_KINDS),
    quantity: z.number().int(),
    pointsBalance: wirePoints,
    changedPoints: wirePoints,
    remark: z.string(),
    ref: z.string(),
    at: wireTime,
  })
  .meta({ id: "PointsEntry", description: "One movement of a player's points." });

export const wireOrder = z
  .object({
    id: z.string(),
    status: z.enum(ORDER_STATES),
    kind: z.enum(REWARD_KINDS),
    title: z.string(),
    language: languageOfName("title"),
    picture: z.string(),
    quantity: z.number().int(),
    points: wirePoints,
    cash: wireMoney.nullable(),
    note: z.string().nullable().meta({
      description: "How it was shipped, or why it was rejected.",
    }),
    createdAt: wireTime,
    decidedAt: wireTime.nullable(),
  })
  .meta({ id: "PointsOrder", description: "A reward that a player redeemed." });

/** What a credit is worth. */
export function cashOf({ units, currency }: Pick<Order, "units" | "currency">) {
  return units === null || currency === null ? null : toWire({ units, currency });
}

/** A reward in the first of some languages, with the pieces that the player has redeemed. */
export function toReward(
  reward: Reward,
  readable: readonly LanguageCode[],
  redeemed: bigint,
): z.infer<typeof wireReward> {
  const { publicId: id, kind, picture, price, stock, vipLevel, perMember } = reward;
  const { title, text, code } = wordsIn(reward, readable);
  return {
    id,
    kind,
    title,
    text,
    language: languageOf(code).tag,
    picture,
    price: price.toString(),
    stock: Number(stock),
    vipLevel,
    perMember,
    redeemed: Number(redeemed),
    cash: cashOf(reward),
  };
}

export function toEntry(entry: PointsEntry): z.infer<typeof wireEntry> {
  const { kind: type, quantity, balance, change, remark, ref, at } = entry;
  return {
    type,
    quantity,
    pointsBalance: balance.toString(),
    changedPoints: change.toString(),
    remark,
    ref,
    at: at.toString(),
  };
}

/** An order as its player sees it. */
export function toOrder(
  order: Order,
  readable: readonly LanguageCode[],
): z.infer<typeof wireOrder> {
  const { publicId: id, state: status, kind, picture, quantity, points, note } = order;
  const { title, code } = wordsIn(order, readable);
  return {
    id,
    status,
    kind,
    title,
    language: languageOf(code).tag,
    picture,
    quantity,
    points: points.toString(),
    cash: cashOf(order),
    note,
    createdAt: order.madeAt.toString(),
    decidedAt: order.decidedAt?.toString() ?? null,
  };
}
