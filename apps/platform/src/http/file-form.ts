import type { FastifyRequest } from "fastify";

/** A file as it was sent; one above the limit is cut off and says so. */
interface SentFile {
  readonly bytes: Buffer;
  readonly truncated: boolean;
}

/** A form's texts by name, and its files in the order in which they were sent. */
export interface FileForm {
  readonly texts: Readonly<Record<string, string>>;
  readonly files: readonly SentFile[];
}

/** What is read of a form at most: files, bytes of each, and bytes of a text. */
interface FormLimits {
  readonly files: number;
  readonly fileSize: number;
  readonly fieldSize: number;
}

const MAX_FIELDS = 10;

/** Reads a form of texts and files. No form has neither. */
export async function readFileForm(request: FastifyRequest, limits: FormLimits): Promise<FileForm> {
  const texts: Record<string, string> = {};
  const files: SentFile[] = [];
  const parts = request.isMultipart()
    ? request.parts({ limits: { ...limits, fields: MAX_FIELDS } })
    : [];
  for await (const part of parts) {
    if (part.type === "field") {
      texts[part.fieldname] = String(part.value).normalize("NFC");
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk as Buffer);
    files.push({ bytes: Buffer.concat(chunks), truncated: part.file.truncated });
    // What follows is not read: it would end in a fault of the parser.
    if (part.file.truncated) break;
  }
  return { texts, files };
}
