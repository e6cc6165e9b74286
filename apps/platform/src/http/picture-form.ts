import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { isPlainText } from "@perya/process";
import { Refusal } from "./answers/answer.ts";
import { invalidField } from "./answers/errors.ts";
import { readSentPicture, type SentPicture } from "./answers/sent-picture.ts";

/** Pictures of a form, and bytes of each. */
const MAX_IMAGES = 3;
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Bytes of a field: more than any text that a form takes. */
const MAX_FIELD_BYTES = 16_384;
const MAX_FIELDS = 10;

/** What the pictures of a form may be refused with. */
export const PICTURE_REFUSALS = {
  NOT_A_PICTURE: [422, "Only PNG and JPG pictures can be sent."],
  IMAGE_TOO_LARGE: [422, "A picture can be at most 5 MB."],
  TOO_MANY_IMAGES: [422, `${MAX_IMAGES} pictures can be sent at most.`],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;

/** The pictures as the documents describe them. */
export const formImages = z
  .array(z.file().mime(["image/png", "image/jpeg"]))
  .max(MAX_IMAGES)
  .optional();

/** A form's texts by name, trimmed, and its pictures as they are stored. */
export interface PictureForm<Name extends string> {
  readonly texts: Readonly<Record<Name, string>>;
  readonly images: readonly SentPicture[];
}

/**
 * Reads the named texts and the pictures of a form; a text that was not sent is empty. Throws a
 * refusal for files that are not pictures, too large or too many.
 */
export async function readPictureForm<Name extends string>(
  request: FastifyRequest,
  names: readonly Name[],
): Promise<PictureForm<Name>> {
  const texts = Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>;
  const images: SentPicture[] = [];
  const limits = {
    fileSize: MAX_IMAGE_BYTES,
    files: MAX_IMAGES + 1,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
  };
  const parts = request.isMultipart() ? request.parts({ limits }) : [];
  for await (const part of parts) {
    if (part.type === "field") {
      const name = names.find((one) => one === part.fieldname);
      if (name === undefined) continue;
      texts[name] = String(part.value).trim().normalize("NFC");
      // A form is read here and not before the route, so it is not validated there either.
      if (!isPlainText(texts[name])) throw invalidField(name);
      continue;
    }
    const bytes = await wholeOf(part.file);
    if (images.length === MAX_IMAGES) throw refusal("TOO_MANY_IMAGES");
    if (part.file.truncated) throw refusal("IMAGE_TOO_LARGE");
    const picture = await readSentPicture(bytes);
    if (!picture) throw refusal("NOT_A_PICTURE");
    images.push(picture);
  }
  return { texts, images };
}

/** What a stream holds; one above the limit ends early and is marked. */
async function wholeOf(file: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function refusal(code: keyof typeof PICTURE_REFUSALS): Refusal {
  return new Refusal(PICTURE_REFUSALS[code][0], code, PICTURE_REFUSALS[code][1]);
}
