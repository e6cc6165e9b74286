import { z } from "zod";
import { answer, success, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { requireStaff } from "../staff/index.ts";
import type { Kept } from "./messages.store.ts";
import { selectMessages } from "./messages.store.ts";

const SHOWN = 100;

const message = z
  .object({
    id: z.string(),
    channel: z.enum(["sms", "mail"]),
    recipient: z.string(),
    subject: z.string().nullable(),
    text: z.string().nullable(),
    state: z.enum(["waiting", "sent", "refused"]),
    carrier: z.string().nullable(),
    refusal: z.string().nullable(),
    at: wireTime,
  })
  .meta({
    id: "Message",
    description:
      "A text message or e-mail. Its text is available only while it has not left the house: " +
      "in the sandbox, for a day.",
  });

const wanted = z.object({
  channel: z.enum(["sms", "mail"]).optional(),
  recipient: z
    .string()
    .trim()
    .min(1)
    .max(254)
    .optional()
    .meta({ description: "Part of a number or an address." }),
  since: wireTime.optional(),
  before: wireTime.optional().meta({
    description:
      "Only messages older than this: the time of the last message of the previous page.",
  }),
  limit: z.coerce.number().int().min(1).max(SHOWN).default(SHOWN),
});

/** Messages sent to people, for staff. */
export function outboxRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "The latest messages to people",
    querystring: wanted,
    response: { 200: answer(z.array(message)) },
  };
  app.get(
    "/operator/v1/outbox",
    { preHandler: requireStaff(platform, "outbox.read"), schema },
    async ({ staff, query }) => {
      const { channel, recipient, since, before, limit } = query;
      const messages = await selectMessages(
        platform.db,
        staff.brandId,
        { channel, recipient, since, before },
        limit,
      );
      return success(messages.map(toWire));
    },
  );
}

/** A waiting code could still be used by its reader, so only the sandbox shows one. */
function toWire({ madeAt, text, carrier, ...same }: Kept): z.infer<typeof message> {
  return { ...same, carrier, text: carrier === "sandbox" ? text : null, at: madeAt.toString() };
}
