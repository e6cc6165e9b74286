import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { Refusal } from "./answers/answer.ts";
import { refusalsOf, type Refusals } from "./answers/refusals.ts";
import type { SentPicture } from "./answers/sent-picture.ts";
import { formImages, PICTURE_REFUSALS, readPictureForm } from "./picture-form.ts";

/** Characters of feedback. */
const FEEDBACK_LENGTH = 140;

export interface FeedbackForm {
  readonly content: string;
  readonly images: readonly SentPicture[];
}

const TABLE = {
  FEEDBACK_LENGTH: [422, `Please write between 1 and ${FEEDBACK_LENGTH} words`],
  ...PICTURE_REFUSALS,
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;

/** What a form of feedback may be refused with. */
export const FEEDBACK_REFUSALS: Refusals = refusalsOf(TABLE);

/** The form as the documents describe it. */
export const feedbackForm = z.object({
  content: z.string().meta({ description: `1 to ${FEEDBACK_LENGTH} characters.` }),
  images: formImages,
});

/**
 * Reads feedback and its pictures from a form. Throws a refusal for one that is empty or too long,
 * and for files that are not pictures, too large or too many.
 */
export async function readFeedbackForm(request: FastifyRequest): Promise<FeedbackForm> {
  const { texts, images } = await readPictureForm(request, ["content"]);
  const length = Array.from(texts.content).length;
  if (length < 1 || length > FEEDBACK_LENGTH)
    throw new Refusal(TABLE.FEEDBACK_LENGTH[0], "FEEDBACK_LENGTH", TABLE.FEEDBACK_LENGTH[1]);
  return { content: texts.content, images };
}
