import { LANGUAGES } from "@perya/languages";
import { z } from "zod";
import { inputUnits, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { link } from "../../../http/link.ts";
import { cashOf, inputPoints, wirePoints } from "../wire.ts";
import { REWARD_KINDS, type Reward, type RewardDraft } from "./reward.ts";

const MOST_PIECES = 1_000_000;

const code = z.enum(LANGUAGES.map((language) => language.code));
const words = z.object({
  title: z.string().trim().min(1).max(100),
  text: z.string().trim().max(2_000).default(""),
});
const fields = {
  kind: z.enum(REWARD_KINDS),
  language: code.default("EN").meta({ description: "Shown to who reads none of the others." }),
  words: z.partialRecord(code, words),
  picture: link.meta({ description: "An address, or a path of the site." }),
  vipLevel: z.number().int().min(0).max(100).default(0),
  perMember: z.number().int().min(1).max(MOST_PIECES).nullable().default(null),
  offered: z.boolean().default(false),
  order: z.number().int().min(0).max(1_000_000).default(0),
};

/** What staff write of a reward. */
export const rewardDraft = z
  .object({
    ...fields,
    price: inputPoints,
    units: inputUnits
      .nullable()
      .default(null)
      .meta({ description: "Of a credit: ledger units of what one adds to the balance." }),
  })
  .refine(({ language, words: said }) => said[language] !== undefined, {
    path: ["words"],
    message: "The reward has no title in its own language",
  })
  .refine(({ picture }) => picture !== "", { path: ["picture"], message: "Choose a picture" })
  .refine(({ kind, units }) => (kind === "CREDIT") === (units !== null), {
    path: ["units"],
    message: "A credit has an amount, and nothing else has",
  });

/** Pieces of a reward, to begin with or as a difference. */
export const firstStock = z.number().int().min(0).max(MOST_PIECES);
export const stockChange = z
  .number()
  .int()
  .min(-MOST_PIECES)
  .max(MOST_PIECES)
  .refine((pieces) => pieces !== 0, "is not zero");

export const version = z.string().regex(/^\d{1,18}$/);

export const wireRewardRow = z
  .object({
    ...fields,
    id: z.string(),
    price: wirePoints,
    cash: wireMoney.nullable(),
    stock: z.number().int(),
    version,
    changedAt: wireTime,
  })
  .meta({ id: "PointsRewardRow", description: "A reward of the points mall, for staff." });

/** A draft in the brand's currency. */
export function draftOf(
  { price, units, words: said, ...same }: z.infer<typeof rewardDraft>,
  currency: string,
): RewardDraft {
  return {
    ...same,
    words: Object.fromEntries(Object.entries(said).filter(([, one]) => one !== undefined)),
    price: BigInt(price),
    units: units === null ? null : BigInt(units),
    currency: units === null ? null : currency,
  };
}

/** A reward for staff, and for the audit trail. */
export function toRewardRow(reward: Reward): z.infer<typeof wireRewardRow> {
  const { publicId: id, kind, language, words: said, picture, vipLevel, perMember } = reward;
  const { offered, order, price, stock } = reward;
  return {
    id,
    kind,
    language,
    words: { ...said },
    picture,
    vipLevel,
    perMember,
    offered,
    order,
    price: price.toString(),
    cash: cashOf(reward),
    stock: Number(stock),
    version: String(reward.version),
    changedAt: reward.changedAt.toString(),
  };
}
