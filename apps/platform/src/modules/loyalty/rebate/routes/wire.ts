import { toWire } from "@perya/money";
import { z } from "zod";
import { wireMoney, wireTime } from "../../../../http/answers/answer.ts";
import { REBATE_CATEGORIES } from "../../declared-categories.ts";
import type { RebateLine } from "../rebate-of.ts";
import type { StoredRebate } from "../rebate.ts";

export const rebateLine = z.object({
  category: z.enum(REBATE_CATEGORIES),
  turnover: wireMoney,
  ppm: z.int().meta({ description: "Millionths of the turnover." }),
  amount: wireMoney,
});
/** A rebate as its player and staff see it. */
export const rebateValue = z
  .object({
    id: z.string(),
    day: z.iso.date(),
    lines: z.array(rebateLine),
    amount: wireMoney.meta({ description: "Of all lines, at most the cap of a day." }),
    creditedBy: wireTime.meta({ description: "By then it is credited, claimed or not." }),
    creditedAt: wireTime.nullable(),
  })
  .meta({ id: "Rebate" });
/** A category's part of a rebate in a currency. */
export const toLine =
  (currency: string) =>
  ({ category, turnover, ppm, units }: RebateLine): z.infer<typeof rebateLine> => ({
    category,
    turnover: toWire({ units: turnover, currency }),
    ppm,
    amount: toWire({ units, currency }),
  });

export function toRebate(one: StoredRebate): z.infer<typeof rebateValue> {
  const { publicId, day, lines, units, currency, dueAt, creditedAt } = one;
  return {
    id: publicId,
    day,
    lines: lines.map(toLine(currency)),
    amount: toWire({ units, currency }),
    creditedBy: dueAt.toString(),
    creditedAt: creditedAt?.toString() ?? null,
  };
}
