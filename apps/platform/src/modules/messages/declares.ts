import { z } from "zod";
import { settingCount, type Declares } from "../../declares.ts";

/**
 * How many text messages may be sent in a clock hour and in 24 hours; none if either is 0.
 */
const MOST_SMS = 1_000_000;
const smsCount = settingCount(0, MOST_SMS);
const smsLimits = z.object({
  perHour: smsCount.meta({ title: "At most per hour" }),
  perDay: smsCount.meta({ title: "At most in 24 hours" }),
});

/** Permissions on messages, and how many a brand sends. */
export const messagesDeclares = {
  permissions: {
    "outbox.read": {},
  },
  settings: {
    sms: {
      title: "Text messages",
      schema: z.object({
        /** To the brand's own country. */
        own: smsLimits
          .default({ perHour: 1_000, perDay: 5_000 })
          .meta({ title: "The brand's own country" }),
        /** To all countries without a budget of their own together. */
        others: smsLimits
          .default({ perHour: 50, perDay: 200 })
          .meta({ title: "All other countries together" }),
        countries: z
          .array(smsLimits.extend({ country: z.string().regex(/^[A-Z]{2}$/) }))
          .max(250)
          .refine(
            (list) => new Set(list.map(({ country }) => country)).size === list.length,
            "A country can have only one budget",
          )
          .default([])
          .meta({ title: "Countries with their own budget" }),
      }),
    },
  },
} as const satisfies Declares;
