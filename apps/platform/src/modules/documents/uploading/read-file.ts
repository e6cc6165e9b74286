import { ok, refuse, type Result } from "@perya/result";
import { fileTypeFromBuffer } from "file-type";
import { readSentPicture } from "../../../http/answers/sent-picture.ts";
import type { FileKind } from "../document.ts";
import { barePdfElsewhere } from "./pdf/bare-pdf-elsewhere.ts";
import type { PdfRefusal } from "./pdf/bare-pdf.ts";

/** A file as it is kept. */
export interface ReadFile {
  readonly kind: FileKind;
  readonly bytes: Buffer;
}

/**
 * Reads a file by its content, and keeps nothing of what it says of its maker: pictures are encoded
 * again, PDFs are rewritten page by page. A PDF is never shown as a page of ours.
 */
export async function readFile(
  sent: Buffer,
): Promise<Result<ReadFile, PdfRefusal | "NOT_A_DOCUMENT">> {
  const type = (await fileTypeFromBuffer(sent))?.ext;
  if (type !== "pdf") {
    const picture = await readSentPicture(sent);
    return picture ? ok(picture) : refuse("NOT_A_DOCUMENT");
  }
  const pdf = await barePdfElsewhere(sent);
  return pdf.ok ? ok({ kind: "pdf", bytes: Buffer.from(pdf.value) }) : pdf;
}
