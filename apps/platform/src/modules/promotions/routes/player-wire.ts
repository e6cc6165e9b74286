import { languageOf, type LanguageCode } from "@perya/languages";
import { toWire } from "@perya/money";
import { z } from "zod";
import { wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { CATEGORIES, PROMOTION_STATUSES, type Promotion } from "../promotion.ts";
import { rule, type Rule } from "../rules/rule.ts";
import { GRANT_STATUSES } from "../grants/grant.ts";
import type { Standing } from "../grants/standing-of.ts";
import { wordsFor } from "../words-for.ts";

const standing = z
  .object({
    status: z
      .enum([...GRANT_STATUSES, "JOINED"])
      .nullable()
      .meta({ description: "Of the player's bonus, or JOINED; null for neither." }),
    action: z.enum(["JOIN", "DEPOSIT", "CLAIM", "APPLY"]).nullable().meta({
      description: "What the player can do about it now.",
    }),
    offer: z
      .object({ until: wireTime, deposit: wireMoney, bonus: wireMoney })
      .nullable()
      .meta({ description: "What can still be claimed for the deposit that was just made." }),
  })
  .meta({ id: "PromotionStanding", description: "Where a player is with a promotion." });

/** A promotion as players are shown it. */
export const shownPromotion = z
  .object({
    id: z.string(),
    status: z.enum(PROMOTION_STATUSES).exclude(["DRAFT"]),
    category: z.enum(CATEGORIES),
    title: z.string(),
    about: z.string(),
    language: z.string().meta({ description: "The language tag of the words." }),
    picture: z.string(),
    startsAt: wireTime.nullable(),
    endsAt: wireTime.nullable(),
    type: z.enum(rule.options.map((one) => one.shape.type.value)),
    standing: standing.nullable().meta({ description: "Null for a guest." }),
  })
  .meta({ id: "ShownPromotion", description: "A promotion in the reader's language." });

export const promotionDetail = shownPromotion
  .extend({
    terms: z.string().meta({ description: "HTML made safe on the server." }),
    currency: z.string(),
    rule,
  })
  .meta({ id: "PromotionDetail", description: "A promotion with its terms and its rule." });

/** A promotion of the list, with a player's place in it. */
export function toShown(
  promotion: Promotion,
  readable: readonly LanguageCode[],
  place: Standing | null,
): z.infer<typeof shownPromotion> {
  const { publicId: id, status, category, picture, startsAt, endsAt } = promotion;
  if (status === "DRAFT") throw new Error(`Promotion ${id} is a draft, which no player sees`);
  const { title, about, code } = wordsFor(promotion, readable);
  return {
    id,
    status,
    category,
    title,
    about,
    language: languageOf(code).tag,
    picture,
    startsAt: startsAt?.toString() ?? null,
    endsAt: endsAt?.toString() ?? null,
    type: promotion.rule.type,
    standing: place && toStanding(place),
  };
}

function toStanding({ status, action, offer }: Standing): z.infer<typeof standing> {
  if (!offer) return { status, action, offer: null };
  const { deposit, planned } = offer;
  const money = (units: bigint) => toWire({ units, currency: planned.brand.currency });
  return {
    status,
    action,
    offer: {
      until: deposit.until.toString(),
      deposit: money(planned.deposit),
      bonus: money(planned.bonus),
    },
  };
}

/** The same with its terms and its rule. */
export function toDetail(
  promotion: Promotion,
  readable: readonly LanguageCode[],
  { currency, place }: { readonly currency: string; readonly place: Standing | null },
): z.infer<typeof promotionDetail> {
  const { terms } = wordsFor(promotion, readable);
  return {
    ...toShown(promotion, readable, place),
    terms,
    currency,
    rule: withoutKeys(promotion.rule),
  };
}

/** What makes accounts one player is for staff alone. */
function withoutKeys(of: Rule): Rule {
  return { ...of, keys: [] };
}
