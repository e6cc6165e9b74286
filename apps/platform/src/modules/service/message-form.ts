import { z } from "zod";
import { Refusal } from "../../http/answers/answer.ts";
import type { SentPicture } from "../../http/answers/sent-picture.ts";
import { formImages, PICTURE_REFUSALS, type PictureForm } from "../../http/picture-form.ts";
import { MAX_TEXT } from "./conversation.ts";

/** What a message may be refused with. */
export const MESSAGE_TABLE = {
  MESSAGE_EMPTY: [422, "Please write something, or choose a picture."],
  MESSAGE_TOO_LONG: [422, `A message can have at most ${MAX_TEXT} characters.`],
  KEY_INVALID: [400, "A message needs a key of its own."],
  KEY_REUSED: [409, "This request was already sent with different contents."],
  NOT_OFFERED: [403, "This is not offered here. Please contact customer service."],
  TOO_MANY_REQUESTS: [429, "You have sent a lot of messages. Please wait for an answer."],
  ...PICTURE_REFUSALS,
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;

/** The form as the documents describe it. */
export const messageForm = z.object({
  text: z
    .string()
    .optional()
    .meta({ description: `At most ${MAX_TEXT} characters.` }),
  key: z
    .uuid()
    .meta({ description: "Another one for each message; repeating it changes nothing." }),
  images: formImages,
});

interface MessageForm {
  readonly text: string;
  readonly key: string;
  readonly images: readonly SentPicture[];
}

/** The texts of the form. */
export const MESSAGE_TEXTS = ["text", "key"] as const;

/** The message of a form. Throws a refusal for what can't be sent. */
export function messageIn({
  texts: { text, key },
  images,
}: PictureForm<(typeof MESSAGE_TEXTS)[number]>): MessageForm {
  if (!z.uuid().safeParse(key).success) throw refusal("KEY_INVALID");
  if (Array.from(text).length > MAX_TEXT) throw refusal("MESSAGE_TOO_LONG");
  if (text === "" && images.length === 0) throw refusal("MESSAGE_EMPTY");
  return { text, key, images };
}

/** A refusal as the HTTP answer. */
export function refusal(code: keyof typeof MESSAGE_TABLE): Refusal {
  return new Refusal(MESSAGE_TABLE[code][0], code, MESSAGE_TABLE[code][1]);
}
