import { z } from "zod";
import { answer, success, wireTime } from "../../http/answer.ts";
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
  .meta({ id: "Message", description: "A text message or mail. Its text is there while nothing left the house: in the sandbox, for a day." });

/** What was sent to people, for staff. */
export function outboxRoutes(app: App, { db, ...platform }: Platform): void {
  const schema = { summary: "The youngest messages to people", response: { 200: answer(z.array(message)) } };
  app.get("/operator/v1/outbox", { preHandler: requireStaff({ db, ...platform }, "outbox.read"), schema }, async (request) =>
    success((await selectMessages(db, request.staff.brandId, SHOWN)).map(toWire)),
  );
}

/** A waiting code could still be used by whoever reads it, so only the sandbox shows one. */
function toWire({ madeAt, text, carrier, ...same }: Kept): z.infer<typeof message> {
  return { ...same, carrier, text: carrier === "sandbox" ? text : null, at: madeAt.toString() };
}
