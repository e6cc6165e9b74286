import { z } from "zod";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { checkDocument } from "./check-document.ts";
import { expireDocuments } from "./deciding/expire-documents.ts";
import { removeLeftFiles } from "./remove-left-files.ts";
import { compareNext } from "./screening/comparing/compare-next.ts";
import { clearLists } from "./screening/lists/clear-lists.ts";
import { CLEAR_LISTS, readNextPiece } from "./screening/lists/read-next-piece.ts";
import { CHECK_DOCUMENT } from "./uploading/send-document.ts";

const EXPIRE = "expire-documents";
const REMOVE = "remove-left-documents";

const sentOne = z.object({ document: z.string().regex(/^\d+$/).transform(BigInt) });

/**
 * Begins checks, ends documents whose time is over, removes files without a document, and reads
 * screening lists.
 */
export function documentsJobs(platform: Platform): Jobs {
  return {
    tasks: {
      [CHECK_DOCUMENT]: (sent) => checkDocument(platform, sentOne.parse(sent).document),
      [EXPIRE]: () => expireDocuments(platform),
      [REMOVE]: () => removeLeftFiles(platform),
      [CLEAR_LISTS]: () => clearLists(platform),
    },
    loops: [
      {
        name: "screening",
        tick: async () => (await readNextPiece(platform)) || compareNext(platform),
      },
    ],
    cron: [`11 * * * * ${EXPIRE}`, `37 4 * * * ${REMOVE}`, `52 4 * * * ${CLEAR_LISTS}`],
  };
}
