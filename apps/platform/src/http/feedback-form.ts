import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { isPlainText } from "@perya/process";
import { Refusal } from "./answers/answer.ts";
import { invalidField } from "./answers/errors.ts";
import { refusalsOf, type Refusals } from "./answers/refusals.ts";
import { readSentPicture, type SentPicture } from "./answers/sent-picture.ts";

/** Characters of feedback, pictures with it, and bytes of each. */
const FEEDBACK_LENGTH = 140;
const MAX_IMAGES = 3;
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

export interface FeedbackForm {
  readonly content: string;
  readonly images: readonly SentPicture[];
}

const TABLE = {
  FEEDBACK_LENGTH: [422, `Please write between 1 and ${FEEDBACK_LENGTH} words`],
  NOT_A_PICTURE: [422, "Only PNG and JPG pictures can be sent."],
  IMAGE_TOO_LARGE: [422, "A picture can be at most 5 MB."],
  TOO_MANY_IMAGES: [422, `${MAX_IMAGES} pictures can be sent at most.`],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;

/** What a form of feedback may be refused with. */
export const FEEDBACK_REFUSALS: Refusals = refusalsOf(TABLE);

/** The form as the documents describe it. */
export const feedbackForm = z.object({
  content: z.string().meta({ description: `1 to ${FEEDBACK_LENGTH} characters.` }),
  images: z
    .array(z.file().mime(["image/png", "image/jpeg"]))
    .max(MAX_IMAGES)
    .optional(),
});

/**
 * Reads feedback and its pictures from a form. Throws a refusal for one that is empty or too long,
 * and for files that are not pictures, too large or too many.
 */
export async function readFeedbackForm(request: FastifyRequest): Promise<FeedbackForm> {
  let content = "";
  const images: SentPicture[] = [];
  const limits = { fileSize: MAX_IMAGE_BYTES, files: MAX_IMAGES + 1, fields: 10, fieldSize: 4_096 };
  const parts = request.isMultipart() ? request.parts({ limits }) : [];
  for await (const part of parts) {
    if (part.type === "field") {
      if (part.fieldname === "content") content = String(part.value).trim().normalize("NFC");
      // A form is read here and not before the route, so it is not validated there either.
      if (!isPlainText(content)) throw invalidField("content");
      continue;
    }
    const bytes = await wholeOf(part.file);
    if (images.length === MAX_IMAGES) throw refusal("TOO_MANY_IMAGES");
    if (part.file.truncated) throw refusal("IMAGE_TOO_LARGE");
    const picture = await readSentPicture(bytes);
    if (!picture) throw refusal("NOT_A_PICTURE");
    images.push(picture);
  }
  const length = Array.from(content).length;
  if (length < 1 || length > FEEDBACK_LENGTH) throw refusal("FEEDBACK_LENGTH");
  return { content, images };
}

/** What a stream holds; one above the limit ends early and is marked. */
async function wholeOf(file: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function refusal(code: keyof typeof TABLE): Refusal {
  return new Refusal(TABLE[code][0], code, TABLE[code][1]);
}
