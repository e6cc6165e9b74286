import { z } from "zod";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { checkDocument } from "./check-document.ts";
import { expireDocuments } from "./deciding/expire-documents.ts";
import { removeLeftFiles } from "./remove-left-files.ts";
import { CHECK_DOCUMENT } from "./uploading/send-document.ts";

const EXPIRE = "expire-documents";
const REMOVE = "remove-left-documents";

const sentOne = z.object({ document: z.string().regex(/^\d+$/).transform(BigInt) });

/** Begins checks, ends documents whose time is over, and removes files without a document. */
export function documentsJobs(platform: Platform): Jobs {
  return {
    tasks: {
      [CHECK_DOCUMENT]: (sent) => checkDocument(platform, sentOne.parse(sent).document),
      [EXPIRE]: () => expireDocuments(platform),
      [REMOVE]: () => removeLeftFiles(platform),
    },
    cron: [`11 * * * * ${EXPIRE}`, `37 4 * * * ${REMOVE}`],
  };
}
