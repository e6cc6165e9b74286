import { languageOf, type LanguageCode } from "@perya/languages";
import { z } from "zod";
import { wireTime } from "../../../http/answers/answer.ts";
import { CATEGORIES, PROMOTION_STATUSES, type Promotion } from "../promotion.ts";
import { rule, type Rule } from "../rules/rule.ts";

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
  })
  .meta({ id: "ShownPromotion", description: "A promotion in the reader's language." });

export const promotionDetail = shownPromotion
  .extend({
    terms: z.string().meta({ description: "HTML made safe on the server." }),
    currency: z.string(),
    rule,
  })
  .meta({ id: "PromotionDetail", description: "A promotion with its terms and its rule." });

/** The words of a promotion in the first of some languages that it has, or in its own. */
function wordsFor(
  { words, language }: Pick<Promotion, "words" | "language">,
  readable: readonly LanguageCode[],
) {
  const code = readable.find((one) => words[one] !== undefined) ?? language;
  const said = words[code];
  if (!said) throw new Error("A promotion has words in its own language");
  return { ...said, code };
}

export function toShown(
  promotion: Promotion,
  readable: readonly LanguageCode[],
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
  };
}

export function toDetail(
  promotion: Promotion,
  readable: readonly LanguageCode[],
  currency: string,
): z.infer<typeof promotionDetail> {
  const { terms } = wordsFor(promotion, readable);
  return {
    ...toShown(promotion, readable),
    terms,
    currency,
    rule: withoutKeys(promotion.rule),
  };
}

/** What makes accounts one player is for staff alone. */
function withoutKeys(of: Rule): Rule {
  return { ...of, keys: [] };
}
