import { z } from "zod";
import type { Declares } from "../../declares.ts";

/**
 * How many text messages may be sent in a clock hour and in 24 hours; none if either is 0.
 */
const MOST_SMS = 1_000_000;
const smsCount = z.number().int().min(0).max(MOST_SMS);
const smsLimits = z.object({ perHour: smsCount, perDay: smsCount });

/** Permissions on messages, and how many a brand sends. */
export const messagesDeclares = {
  permissions: {
    "outbox.read": {},
  },
  settings: {
    sms: z.object({
      /** To the brand's own country. */
      own: smsLimits.default({ perHour: 1_000, perDay: 5_000 }),
      /** To all countries without a budget of their own together. */
      others: smsLimits.default({ perHour: 50, perDay: 200 }),
      countries: z
        .array(smsLimits.extend({ country: z.string().regex(/^[A-Z]{2}$/) }))
        .max(250)
        .refine(
          (list) => new Set(list.map(({ country }) => country)).size === list.length,
          "A country can have only one budget",
        )
        .default([]),
    }),
  },
} as const satisfies Declares;
