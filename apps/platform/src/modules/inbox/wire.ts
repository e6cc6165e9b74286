import type { LanguageCode } from "@perya/languages";
import { z } from "zod";
import { wireTime } from "../../http/answers/answer.ts";
import { KINDS, type Message } from "./inbox.ts";
import { wordsOf } from "./templates/words-of.ts";

/** Messages that one call may change. */
const MOST = 100;

export const messageNumber = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt);
export const messageIds = z.array(messageNumber).min(1).max(MOST);

/** A message as its player reads it. */
export const playerLetter = z
  .object({
    id: z.string(),
    kind: z.enum(KINDS),
    title: z.string(),
    text: z.string(),
    language: z.string().meta({ description: "The language tag of `title` and `text`." }),
    link: z.string().meta({ description: "A path of the site, or an address; may be empty." }),
    at: wireTime,
    read: z.boolean(),
  })
  .meta({ id: "Letter", description: "A message from the house to a player." });

/** A message in the first of the reader's languages it has words in. */
export function toPlayer(
  message: Message,
  readable: readonly LanguageCode[],
): z.infer<typeof playerLetter> {
  const { id, kind, link, madeAt, readAt } = message;
  return {
    id: id.toString(),
    kind,
    ...wordsOf(message, readable),
    link,
    at: madeAt.toString(),
    read: readAt !== null,
  };
}
