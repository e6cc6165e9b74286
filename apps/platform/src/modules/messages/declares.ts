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

/** An address, with a name before it or alone; or nothing. One line, so it stays one header. */
const MAIL_SENDER = /^(?:|[^\s<>,;"@]+@[^\s<>,;"@]+|[^<>,;"@\r\n]+ <[^\s<>,;"@]+@[^\s<>,;"@]+>)$/;
/** Twilio's senders: a number in E.164, or the SID of a messaging service; or nothing. */
const SMS_SENDER = /^(?:|\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/;

/** Permissions on messages, and how many a brand sends. */
export const messagesDeclares = {
  permissions: {
    "outbox.read": {},
  },
  settings: {
    senders: {
      title: "Senders",
      about: "Who mail and text messages to players come from.",
      ownOnly: true,
      schema: z.object({
        mail: z
          .string()
          .trim()
          .max(200)
          .regex(MAIL_SENDER, "must be like no-reply@example.com or Name <no-reply@example.com>")
          .default("")
          .meta({ title: "Mail", description: "Left empty, the installation's." }),
        sms: z
          .string()
          .trim()
          .regex(SMS_SENDER, "must be a number such as +15005550006, or a service such as MG…")
          .default("")
          .meta({
            title: "Text messages",
            description:
              "A number or a messaging service of the installation's account; " +
              "left empty, the installation's.",
          }),
      }),
    },
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
