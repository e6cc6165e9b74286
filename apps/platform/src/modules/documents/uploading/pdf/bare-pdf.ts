import { PDFDocument } from "@cantoo/pdf-lib";
import { ok, refuse, type Result } from "@perya/result";
import { bareObjects, barePage } from "./keep-what-draws.ts";

export type PdfRefusal = "PDF_LOCKED" | "PDF_NOT_READ";

/**
 * The pages of a PDF in a document of their own: who made it, with what and when, attachments,
 * scripts, thumbnails, and earlier versions of the same file stay behind, and pictures lose what
 * their camera says. Refused where it is encrypted, broken, or can't be rewritten.
 */
export async function barePdf(sent: Uint8Array): Promise<Result<Uint8Array, PdfRefusal>> {
  try {
    const document = await PDFDocument.load(sent, {
      parseSpeed: Infinity,
      throwOnInvalidObject: true,
      updateMetadata: false,
    });
    const pages = document.getPages();
    if (pages.length === 0) return refuse("PDF_NOT_READ");
    bareObjects(document.context);
    pages.forEach(barePage);
    const made = await PDFDocument.create({ updateMetadata: false });
    for (const page of await made.copyPages(document, document.getPageIndices()))
      made.addPage(page);
    return ok(await made.save({ objectsPerTick: Infinity, updateFieldAppearances: false }));
  } catch {
    // Whatever else is wrong with the file, the player reads the same.
    return refuse(isLocked(sent) ? "PDF_LOCKED" : "PDF_NOT_READ");
  }
}

/** Whether a file names what it is encrypted with, which is never encrypted itself. */
function isLocked(sent: Uint8Array): boolean {
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(Buffer.from(sent).toString("latin1"));
}
