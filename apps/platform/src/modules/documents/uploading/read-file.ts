import { fileTypeFromBuffer } from "file-type";
import { readSentPicture } from "../../../http/answers/sent-picture.ts";
import type { FileKind } from "../document.ts";

/** A file as it is kept. */
export interface ReadFile {
  readonly kind: FileKind;
  readonly bytes: Buffer;
}

/** Where a PDF says that it ends, from its last byte back. */
const END_BYTES = 1_024;

/**
 * Reads a file by its content: pictures are encoded again without their metadata; a PDF that is
 * whole stays as it is and is never shown as a page of ours. Undefined for anything else.
 */
export async function readFile(sent: Buffer): Promise<ReadFile | undefined> {
  const type = (await fileTypeFromBuffer(sent))?.ext;
  if (type !== "pdf") return readSentPicture(sent);
  const whole =
    sent.subarray(0, 5).equals(Buffer.from("%PDF-")) && sent.subarray(-END_BYTES).includes("%%EOF");
  return whole ? { kind: "pdf", bytes: sent } : undefined;
}
