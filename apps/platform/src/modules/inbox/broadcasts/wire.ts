import { LANGUAGES } from "@perya/languages";
import { z } from "zod";
import { wireTime } from "../../../http/answers/answer.ts";
import { link } from "../../../http/link.ts";
import { audienceAsked } from "./audience.ts";
import { STATES, type Broadcast } from "./broadcast.ts";

const CODES = LANGUAGES.map(({ code }) => code);
const MAX_TITLE = 120;
const MAX_TEXT = 2_000;

const words = z.object({
  title: z.string().trim().min(1).max(MAX_TITLE),
  text: z.string().trim().min(1).max(MAX_TEXT),
});

/** Whom a message is for, before it is sent. */
export const counted = z.object({
  audience: audienceAsked,
  advertises: z.boolean().meta({
    description: "Advertising does not reach players who are blocked or have excluded themselves.",
  }),
});

/** A message that staff send off. */
export const sent = counted
  .extend({
    language: z.enum(CODES).meta({ description: "For who can read none of the others." }),
    words: z.partialRecord(z.enum(CODES), words),
    link: link.default(""),
    expected: z.int().min(1).meta({ description: "How many it was counted for." }),
  })
  .refine(({ language, words: all }) => all[language] !== undefined, {
    path: ["words"],
    message: "There are no words in the message's own language",
  });

export const count = z
  .object({
    count: z.number().int(),
    names: z.array(z.string()).meta({ description: "A few of them." }),
    unknown: z.array(z.string()).meta({ description: "Names that no player of the brand has." }),
  })
  .meta({ id: "AudienceCount" });

export const broadcast = z
  .object({
    id: z.string(),
    state: z.enum(STATES),
    language: z.string(),
    words: z.partialRecord(z.enum(CODES), words),
    link: z.string(),
    advertises: z.boolean(),
    segment: z.unknown().meta({ description: "What its players have in common; null for named." }),
    expected: z.number().int(),
    delivered: z.number().int(),
    by: z.string(),
    at: wireTime,
    cancelledBy: z.string().nullable(),
    endedAt: wireTime.nullable(),
  })
  .meta({ id: "Broadcast", description: "What staff sent to players' inboxes." });

export function toWire(one: Broadcast): z.infer<typeof broadcast> {
  const { publicId, state, language, words: all, link: to, advertises, audience } = one;
  return {
    id: publicId,
    state,
    language,
    words: all,
    link: to,
    advertises,
    segment: "segment" in audience ? audience.segment : null,
    expected: one.expected,
    delivered: one.delivered,
    by: one.madeBy,
    at: one.madeAt.toString(),
    cancelledBy: one.cancelledBy,
    endedAt: one.endedAt?.toString() ?? null,
  };
}
