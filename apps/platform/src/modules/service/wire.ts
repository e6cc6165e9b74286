import { z } from "zod";
import { wireTime } from "../../http/answers/answer.ts";
import {
  EVENTS,
  MAX_PICTURES,
  PAGE_MESSAGES,
  STATES,
  TOPICS,
  type Conversation,
  type Message,
} from "./conversation.ts";

const shape = {
  seq: z.number().int().meta({ description: "Counted from 1, without a gap." }),
  author: z.enum(["player", "staff", "system"]),
  event: z
    .enum(EVENTS)
    .nullable()
    .meta({ description: "What happened, in a message without words of its own." }),
  text: z.string(),
  pictures: z.number().int().meta({ description: "Their number; they are numbered from 1." }),
  at: wireTime,
};

/** A message as the player reads it: staff are the brand, without a name. */
export const playerMessage = z
  .object({
    ...shape,
    key: z.string().nullable().meta({ description: "The key it was sent with, of own messages." }),
  })
  .meta({ id: "ServiceMessage" });

/** A message as staff read it, with who wrote it. */
export const staffMessage = z
  .object({ ...shape, by: z.string().nullable() })
  .meta({ id: "InboxMessage" });

export const state = z.enum(STATES);
export const topic = z.enum(TOPICS);

const seq = z.coerce.number().int().min(1).max(2_147_483_647);
export const before = z.object({
  before: seq.optional().meta({ description: "Only messages before this number." }),
});
export const read = z.object({ seq });

export const picturePlace = {
  seq,
  place: z.coerce.number().int().min(1).max(MAX_PICTURES),
};

export function toPlayer({ staffName: _staffName, key, ...message }: Message) {
  const own = message.author === "player" ? key : null;
  return { ...message, key: own, at: message.at.toString() };
}

export function toStaff({ staffName, key: _key, ...message }: Message) {
  return { ...message, by: staffName, at: message.at.toString() };
}

/** Of messages read newest first, one more than a page holds: the page, oldest first. */
export function pageOfMessages(newest: readonly Message[]) {
  return {
    messages: newest.slice(0, PAGE_MESSAGES).toReversed(),
    hasEarlier: newest.length > PAGE_MESSAGES,
  };
}

/** The numbers of a conversation that both sides see. */
export function stateOf({ state: is, topic: about }: Conversation) {
  return { state: is, topic: about };
}
