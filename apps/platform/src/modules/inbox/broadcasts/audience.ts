import { z } from "zod";
import { settingAmount } from "../../../declares.ts";
import { wireTime } from "../../../http/answers/answer.ts";

/** Players that can be named at once. */
const MOST_NAMED = 1_000;
const MOST_COUNTRIES = 250;

const range = z
  .object({ from: wireTime.optional(), before: wireTime.optional() })
  .refine(({ from, before }) => from !== undefined || before !== undefined, "needs an end")
  .refine(
    ({ from, before }) => !from || !before || Date.parse(from) < Date.parse(before),
    "must end after it begins",
  );

const balance = z
  .object({
    currency: z.string().regex(/^[A-Z]{3}$/),
    least: settingAmount.optional(),
    most: settingAmount.optional(),
  })
  .refine(({ least, most }) => least !== undefined || most !== undefined, "needs an amount")
  .refine(
    ({ least, most }) => least === undefined || most === undefined || BigInt(least) <= BigInt(most),
    "must not end below where it begins",
  );

/** What players of a brand have in common; what is left out narrows nothing. */
const segment = z
  .object({
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(MOST_COUNTRIES)
      .optional(),
    levels: z.array(z.int().min(0).max(3)).min(1).max(4).optional(),
    vipLevels: z
      .array(z.int().min(0).max(20))
      .min(1)
      .max(21)
      .optional()
      .meta({ description: "VIP levels; 0 for players without one." }),
    registered: range.optional(),
    seen: range.optional().meta({ description: "When they last signed in." }),
    balance: balance.optional().meta({ description: "Cash, in ledger units, both ends included." }),
  })
  .meta({ id: "Segment" });

/** Whom staff write to: players by name or public id, or all who have something in common. */
export const audienceAsked = z.union([
  z.object({
    names: z.array(z.string().trim().min(1).max(64)).min(1).max(MOST_NAMED),
  }),
  z.object({ segment }),
]);

export type AudienceAsked = z.infer<typeof audienceAsked>;

/** The same as it is stored: names have become the numbers of players. */
export type Audience =
  | { readonly players: readonly string[] }
  | { readonly segment: z.infer<typeof segment> };
