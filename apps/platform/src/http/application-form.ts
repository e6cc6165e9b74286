import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { Refusal } from "./answers/answer.ts";
import type { SentPicture } from "./answers/sent-picture.ts";
import { formImages, PICTURE_REFUSALS, readPictureForm } from "./picture-form.ts";

/** Characters of what a player writes with an application. */
const MOST_CHARACTERS = 140;

/** What a player sends with an application. */
export interface ApplicationForm {
  readonly remark: string;
  readonly images: readonly SentPicture[];
}

/** What a form may be refused with. */
export const FORM_REFUSALS = {
  REMARK_LENGTH: [422, `Please write between 1 and ${MOST_CHARACTERS} words`],
  ...PICTURE_REFUSALS,
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;

/** The form as the documents describe it. */
export const applicationForm = z.object({
  remark: z.string().meta({ description: `1 to ${MOST_CHARACTERS} characters.` }),
  images: formImages,
});

/**
 * Reads a remark and pictures from a form. Throws a refusal for a remark that is empty or too long,
 * and for files that are not pictures, too large or too many.
 */
export async function readApplicationForm(request: FastifyRequest): Promise<ApplicationForm> {
  const { texts, images } = await readPictureForm(request, ["remark"]);
  const length = Array.from(texts.remark).length;
  if (length >= 1 && length <= MOST_CHARACTERS) return { remark: texts.remark, images };
  throw new Refusal(
    FORM_REFUSALS.REMARK_LENGTH[0],
    "REMARK_LENGTH",
    FORM_REFUSALS.REMARK_LENGTH[1],
  );
}
