import type { LanguageCode } from "@perya/languages";
import { z } from "zod";
import { wireMoney } from "../../../../http/answers/answer.ts";
import { REBATE_CATEGORIES } from "../../declared-categories.ts";
import { GIFT_KINDS } from "../ladder/declared-ladder.ts";
import type { Place } from "../place-of.ts";
import { wordsIn, type LadderLevel } from "../ladder/ladder.ts";

/** A level as players see it. */
export const wireLevel = z
  .object({
    level: z.int().min(1),
    label: z.string(),
    color: z.string(),
    background: z.string(),
    rankLevel: z.int(),
    deposits: wireMoney.meta({ description: "Deposits of all time that it takes." }),
    turnover: wireMoney.meta({ description: "Turnover of all time that it takes." }),
    keepTurnover: wireMoney.meta({ description: "Turnover in a month that keeps it." }),
    pointsBps: z.int().meta({ description: "Points, in hundredths of a per cent: 10,000 once." }),
    rebates: z
      .array(z.object({ category: z.enum(REBATE_CATEGORIES), ppm: z.int().min(1) }))
      .meta({ description: "Of turnover, in millionths; categories without one are left out." }),
    gifts: z
      .array(z.object({ kind: z.enum(GIFT_KINDS), amount: wireMoney }))
      .meta({ description: "In cash; those of nothing are left out." }),
    giftTimes: z.int().meta({ description: "How often a gift has to be played." }),
    about: z.string(),
  })
  .meta({ id: "VipLevel" });

/** A level in the first language of a reader that its words are in. */
export function toLevel(
  one: LadderLevel,
  { level, currency }: { readonly level: number; readonly currency: string },
  readable: readonly LanguageCode[],
): z.infer<typeof wireLevel> {
  const money = (amount: string) => ({ amount, currency });
  const { color, background, rankLevel, pointsBps, rebatePpm } = one;
  return {
    level,
    label: wordsIn(one.label, readable),
    color,
    background,
    rankLevel,
    deposits: money(one.deposits),
    turnover: money(one.turnover),
    keepTurnover: money(one.keepTurnover),
    pointsBps,
    rebates: REBATE_CATEGORIES.map((category) => ({ category, ppm: rebatePpm[category] })).filter(
      ({ ppm }) => ppm > 0,
    ),
    gifts: GIFT_KINDS.map((kind) => ({ kind, amount: money(one.gifts[kind]) })).filter(
      ({ amount }) => amount.amount !== "0",
    ),
    giftTimes: one.gifts.times,
    about: wordsIn(one.about, readable),
  };
}

/** A player's place on the ladder. */
export const wirePlace = z
  .object({
    level: z.int().min(0).meta({ description: "0 for none." }),
    floor: z.int().min(0).meta({ description: "Granted by staff: no level below it." }),
    deposits: wireMoney.meta({ description: "Of all time." }),
    turnover: wireMoney.meta({ description: "Of all time." }),
    monthTurnover: wireMoney.meta({ description: "Of the month that is running." }),
    isSafe: z.boolean().meta({
      description: "The level is not lost at the end of this month, whatever is played in it.",
    }),
    isRegained: z.boolean().meta({
      description:
        "The next level was reached before and lost: the month's turnover that keeps it brings " +
        "it back.",
    }),
  })
  .meta({ id: "VipPlace" });

/** A player's place, with amounts in the player's currency. */
export function toPlace(place: Place, currency: string): z.infer<typeof wirePlace> {
  const money = (units: bigint) => ({ amount: units.toString(), currency });
  const { level, floor, isSafe, isRegained } = place;
  return {
    level,
    floor,
    deposits: money(place.deposits),
    turnover: money(place.turnover),
    monthTurnover: money(place.monthTurnover),
    isSafe,
    isRegained,
  };
}
