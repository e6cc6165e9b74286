import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { isPlainText } from "@perya/process";
import { Refusal } from "./answer.ts";
import { invalidField } from "./errors.ts";
import { refusalsOf, type Refusals } from "./refusals.ts";
import { readSentPicture, type SentPicture } from "./sent-picture.ts";

/** Characters of a remark, pictures with it, and bytes of each. */
const REMARK_LENGTH = 140;
const MAX_IMAGES = 3;
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

export interface RemarkForm {
  readonly content: string;
  readonly images: readonly SentPicture[];
}

const TABLE = {
  REMARK_LENGTH: [422, `Please write between 1 and ${REMARK_LENGTH} words`],
  NOT_A_PICTURE: [422, "Only PNG and JPG pictures can be sent."],
  IMAGE_TOO_LARGE: [422, "A picture may have 5 MB at most."],
  TOO_MANY_IMAGES: [422, `${MAX_IMAGES} pictures can be sent at most.`],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;

/** What a form with a remark may be refused with. */
export const REMARK_REFUSALS: Refusals = refusalsOf(TABLE);

/** The form as the documents describe it. */
export const remarkForm = z.object({
  content: z.string().meta({ description: `1 to ${REMARK_LENGTH} characters.` }),
  images: z
    .array(z.file().mime(["image/png", "image/jpeg"]))
    .max(MAX_IMAGES)
    .optional(),
});

/** Reads a remark and its pictures from a form. Throws a refusal for one that is empty or too long, and for pictures that are none, too large or too many. */
export async function readRemarkForm(request: FastifyRequest): Promise<RemarkForm> {
  let content = "";
  const images: SentPicture[] = [];
  const limits = { fileSize: MAX_IMAGE_BYTES, files: MAX_IMAGES + 1, fields: 10, fieldSize: 4_096 };
  const parts = request.isMultipart() ? request.parts({ limits }) : [];
  for await (const part of parts) {
    if (part.type === "field") {
      if (part.fieldname === "content") content = String(part.value).trim().normalize("NFC");
      // A form is read here and not before the route, so neither is it looked at there.
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
  if (length < 1 || length > REMARK_LENGTH) throw refusal("REMARK_LENGTH");
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
