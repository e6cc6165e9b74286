import { LANGUAGES } from "@perya/languages";
import { z } from "zod";
import { inputUnits, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { link } from "../../../http/link.ts";
import { makeSafe } from "../../content/index.ts";
import {
  CATEGORIES,
  PROMOTION_STATUSES,
  type Promotion,
  type PromotionDraft,
} from "../promotion.ts";
import { commitmentOf } from "../control/draw.ts";
import { rule } from "../rules/rule.ts";
import type { PromotionStep } from "../steps.store.ts";

const MAX_TERMS = 50_000;
/** Half of the players. */
const MOST_HELD_OUT_PPM = 500_000;
const code = z.enum(LANGUAGES.map((language) => language.code));
const words = z.object({
  title: z.string().trim().min(1).max(120),
  about: z.string().trim().min(1).max(300),
  terms: z.string().max(MAX_TERMS).default(""),
});
const moment = wireTime.nullable().default(null);
const isInOrder = (from: string | null, to: string | null) =>
  from === null || to === null || Date.parse(from) < Date.parse(to);

const audience = z
  .object({
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(250)
      .default([]),
    levels: z.array(z.number().int().min(0).max(3)).max(4).default([]),
    registeredFrom: moment,
    registeredBefore: moment,
    heldOutPpm: z.number().int().min(0).max(MOST_HELD_OUT_PPM).default(0).meta({
      description: "How many of a million are never offered it, as a control group.",
    }),
  })
  .meta({
    id: "PromotionAudience",
    description: "Which players a promotion is for; empty lists and null narrow nothing.",
  });

export const promotionDraft = z
  .object({
    category: z.enum(CATEGORIES),
    rule,
    audience,
    language: code,
    words: z
      .partialRecord(code, words)
      .meta({ description: "Title, a sentence and the terms (HTML), by languages." }),
    picture: link.default(""),
    startsAt: moment,
    endsAt: moment,
    budget: inputUnits.nullable().meta({
      description: "Whole ledger units that may be given in all; null for no end.",
    }),
  })
  .refine(({ language, words: all }) => all[language] !== undefined, {
    path: ["words"],
    message: "Write it in its own language",
  })
  .refine(({ startsAt, endsAt }) => isInOrder(startsAt, endsAt), {
    path: ["endsAt"],
    message: "The end must come after the beginning",
  })
  .refine(
    ({ audience: { registeredFrom, registeredBefore } }) =>
      isInOrder(registeredFrom, registeredBefore),
    { path: ["audience"], message: "The end must come after the beginning" },
  );

export const version = z.number().int().min(1).max(1_000_000);

/** A line of a history. */
export const wireStep = z.object({
  status: z.string(),
  at: wireTime,
  actor: z.string(),
  reason: z.string().nullable(),
});

export const wirePromotion = z
  .object({
    ...promotionDraft.shape,
    id: z.string(),
    status: z.enum(PROMOTION_STATUSES),
    version,
    paused: z.boolean(),
    currency: z.string(),
    reserved: wireMoney,
    draw: z
      .object({ commitment: z.string(), seed: z.string().nullable() })
      .nullable()
      .meta({
        description:
          "Of a control group: SHA-256 of the seed that decides who is in it, and the seed once " +
          "the promotion is closed. Of SHA-256 of seed:player the first 13 hexadecimal digits " +
          "decide, by their rest in a million.",
      }),
    asked: z
      .object({ by: z.string(), at: wireTime })
      .nullable()
      .meta({ description: "Who asked for a second person to open it." }),
    steps: z.array(wireStep),
  })
  .meta({ id: "Promotion", description: "A promotion as staff see it. Terms are sanitised HTML." });

/** What staff wrote, with its terms sanitised. */
export function draftOf({
  budget,
  words: written,
  startsAt,
  endsAt,
  audience: players,
  ...same
}: z.infer<typeof promotionDraft>): PromotionDraft {
  const at = (text: string | null) => (text === null ? null : Temporal.Instant.from(text));
  return {
    ...same,
    audience: {
      ...players,
      registeredFrom: at(players.registeredFrom),
      registeredBefore: at(players.registeredBefore),
    },
    words: Object.fromEntries(
      Object.entries(written).map(([language, one]) => [
        language,
        { ...one, terms: makeSafe(one.terms) },
      ]),
    ),
    startsAt: at(startsAt),
    endsAt: at(endsAt),
    budgetUnits: budget === null ? null : BigInt(budget),
  };
}

/** A promotion for staff. */
export function toWire(
  promotion: Promotion,
  about: {
    readonly currency: string;
    readonly steps: readonly PromotionStep[];
    readonly asked: { readonly askedBy: string; readonly askedAt: Temporal.Instant } | undefined;
  },
): z.infer<typeof wirePromotion> {
  const { publicId: id, status, version: seen, paused, category, rule: what } = promotion;
  const { audience: players, language, words: all, picture, startsAt, endsAt } = promotion;
  return {
    id,
    status,
    version: seen,
    paused,
    category,
    rule: what,
    audience: {
      countries: [...players.countries],
      levels: [...players.levels],
      registeredFrom: players.registeredFrom?.toString() ?? null,
      registeredBefore: players.registeredBefore?.toString() ?? null,
      heldOutPpm: players.heldOutPpm,
    },
    language,
    words: { ...all },
    picture,
    startsAt: startsAt?.toString() ?? null,
    endsAt: endsAt?.toString() ?? null,
    budget: promotion.budgetUnits?.toString() ?? null,
    currency: about.currency,
    reserved: { amount: promotion.reservedUnits.toString(), currency: about.currency },
    draw: promotion.drawSeed === null ? null : toWireDraw(promotion.drawSeed, status),
    asked: about.asked ? { by: about.asked.askedBy, at: about.asked.askedAt.toString() } : null,
    steps: about.steps.map(toWireStep),
  };
}

/** What staff see of a draw: its seed once nothing is drawn by it any more. */
function toWireDraw(seed: string, status: Promotion["status"]) {
  return { commitment: commitmentOf(seed), seed: status === "CLOSE" ? seed : null };
}

/** A line of a history for staff. */
export function toWireStep({ status, at, actor, reason }: PromotionStep): z.infer<typeof wireStep> {
  return { status, at: at.toString(), actor, reason };
}
