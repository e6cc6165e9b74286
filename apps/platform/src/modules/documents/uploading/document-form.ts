import { z } from "zod";
import { Refusal } from "../../../http/answers/answer.ts";
import { invalidField } from "../../../http/answers/errors.ts";
import type { FileForm } from "../../../http/file-form.ts";
import { KINDS, MOST_BYTES, MOST_FILES, type Kind } from "../document.ts";
import { readFile, type ReadFile } from "./read-file.ts";

/** What is read of a form: one file more, to say that it is too many. */
export const FORM_LIMITS = { files: MOST_FILES + 1, fileSize: MOST_BYTES, fieldSize: 2_048 };

/** What the files of a form may be refused with. */
export const FILE_REFUSALS = {
  NOT_A_DOCUMENT: [422, "Only JPG and PNG pictures and PDF files can be sent."],
  PDF_LOCKED: [422, "This PDF is locked with a password. Please send one that opens without it."],
  PDF_NOT_READ: [422, "This PDF can't be read. Please save it again, or send photos of its pages."],
  FILE_TOO_LARGE: [422, `A file can be at most ${MOST_BYTES / 1024 / 1024} MB.`],
  TOO_MANY_FILES: [422, `${MOST_FILES} files can be sent at most.`],
  NO_FILE: [422, "Please choose a file."],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;

const kind = z.enum(KINDS);
const key = z.uuid();

/** A form as the documents of the API describe it. */
export const documentForm = z.object({
  kind,
  key: key.meta({ description: "Made by the page: sent twice, it is one document." }),
  number: z.string().max(40).optional(),
  fullName: z.string().max(120).optional(),
  birthDate: z.string().optional().meta({ description: "yyyy-MM-dd" }),
  expiresOn: z.string().optional().meta({ description: "yyyy-MM-dd" }),
  details: z
    .string()
    .max(300)
    .optional()
    .meta({ description: "The address, or where the money comes from." }),
  files: z
    .array(z.file().mime(["image/jpeg", "image/png", "application/pdf"]).max(MOST_BYTES))
    .min(1)
    .max(MOST_FILES),
});

/** What a player sends of a document. */
export interface Sent {
  readonly kind: Kind;
  readonly key: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly files: readonly ReadFile[];
}

/** What a sent form says. Throws a refusal for files we do not take, and for what is not valid. */
export async function documentIn({ texts, files: sent }: FileForm): Promise<Sent> {
  if (sent.length === 0) throw fileRefusal("NO_FILE");
  if (sent.length > MOST_FILES) throw fileRefusal("TOO_MANY_FILES");
  if (sent.some(({ truncated }) => truncated)) throw fileRefusal("FILE_TOO_LARGE");
  const [read, named] = [kind.safeParse(texts["kind"]), key.safeParse(texts["key"])];
  if (!read.success) throw invalidField("kind", "is none of the kinds");
  if (!named.success) throw invalidField("key", "must be a UUID");
  const files: ReadFile[] = [];
  for (const { bytes } of sent) {
    const file = await readFile(bytes);
    if (!file.ok) throw fileRefusal(file.refusal);
    files.push(file.value);
  }
  return { kind: read.data, key: named.data, texts, files };
}

function fileRefusal(code: keyof typeof FILE_REFUSALS): Refusal {
  return new Refusal(FILE_REFUSALS[code][0], code, FILE_REFUSALS[code][1]);
}
