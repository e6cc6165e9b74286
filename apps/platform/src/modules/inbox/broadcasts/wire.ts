import { LANGUAGES } from "@perya/languages";
import { z } from "zod";
import { wireTime } from "../../../http/answers/answer.ts";
import { link } from "../../../http/link.ts";
import type { AdvertisingNow } from "../advertising/advertising-now.ts";
import type { Warning } from "../inbox.ts";
import { houseWarning } from "../templates/warnings.ts";
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

/** What the law asks of a message that advertises. */
const advertisingLaw = z
  .object({
    waitsUntil: wireTime
      .nullable()
      .meta({ description: "When it will go out, if not at once; null also where it never may." }),
    rule: z.string().nullable().meta({ description: "Why it waits." }),
    forbidden: z.boolean(),
    says: z.array(z.string()).meta({ description: "What will stand under it, in English." }),
  })
  .meta({ id: "AdvertisingLaw" });

export const count = z
  .object({
    count: z.number().int(),
    names: z.array(z.string()).meta({ description: "A few of them." }),
    unknown: z.array(z.string()).meta({ description: "Names that no player of the brand has." }),
    law: advertisingLaw.nullable().meta({ description: "Null for what does not advertise." }),
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
    says: z.array(z.string()).meta({ description: "What the law wants said, in English." }),
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
    says: one.warnings.map(sayWarning),
    segment: "segment" in audience ? audience.segment : null,
    expected: one.expected,
    delivered: one.delivered,
    by: one.madeBy,
    at: one.madeAt.toString(),
    cancelledBy: one.cancelledBy,
    endedAt: one.endedAt?.toString() ?? null,
  };
}

/** What the law asks, as staff read it before a message is sent. */
export function toLaw(law: AdvertisingNow): z.infer<typeof advertisingLaw> {
  return {
    waitsUntil: law.isOpen ? null : (law.from?.toString() ?? null),
    rule: law.rule ?? null,
    forbidden: law.from === undefined,
    says: law.warnings.map(sayWarning),
  };
}

function sayWarning(warning: Warning): string {
  return "text" in warning ? warning.text : houseWarning(warning.age);
}
