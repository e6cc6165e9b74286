import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, nothing, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { openFiles } from "../../../files/open-files.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { addCaseFile, CASE_FILES, readCaseFile } from "./add-case-file.ts";
import { selectFile } from "./case-files.store.ts";
import { caseParams, caseRefusal } from "./case-wire.ts";
import { selectCase } from "./cases.store.ts";

const TYPES = { png: "image/png", jpg: "image/jpeg", pdf: "application/pdf" } as const;
const binary = { schema: z.custom<Buffer>().meta({ type: "string", format: "binary" }) };
const FILE = {
  description: "The file, as a download",
  content: { "image/png": binary, "image/jpeg": binary, "application/pdf": binary },
};
const form = z.object({
  file: z.file().mime(["image/png", "image/jpeg", "application/pdf"]),
});

/** Files of a case: added once, and handed out to who may read the case. */
export function caseFilesRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const adding = {
    summary: "Adds a picture or PDF of at most 5 MB to a case",
    params: caseParams,
    upload: form,
    response: { 200: answer(nothing) },
    refusals: { 404: ["NOT_FOUND"], 422: ["NOT_A_FILE", "FILE_TOO_LARGE"] },
  };
  app.post(
    "/operator/v1/cases/:id/files",
    { preHandler: requireStaff(platform, "cases.write"), schema: adding },
    async (request) => {
      const { staff, params } = request;
      if (!(await selectCase(db, params.id, staff.brandId))) throw caseRefusal("NOT_FOUND");
      const sent = await fileOf(request);
      const file = sent && (await readCaseFile(sent.bytes, sent.name));
      if (!file) throw caseRefusal("NOT_A_FILE");
      const added = await addCaseFile(platform, staff, params.id, file);
      if (!added.ok) throw caseRefusal(added.refusal);
      return success({});
    },
  );

  const showing = {
    summary: "A file of a case; who opens it is in the audit trail",
    params: caseParams.extend({ file: z.string().regex(/^[1-9]\d{0,17}$/) }),
    response: { 200: FILE },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/cases/:id/files/:file",
    { preHandler: requireStaff(platform, "cases.read"), schema: showing },
    async ({ staff, params }, reply) => {
      const found = await selectCase(db, params.id, staff.brandId);
      const file = found && (await selectFile(db, found.id, BigInt(params.file)));
      if (!found || !file) throw caseRefusal("NOT_FOUND");
      const bytes = file.bytes ?? (await openFiles(platform.config, CASE_FILES).get(file.file));
      await db.inTransaction((tx) =>
        recordAudit(tx, {
          actor: staff.username,
          action: "case.file-read",
          subject: found.publicId,
          brandId: found.brandId,
          after: { name: file.name },
        }),
      );
      return reply
        .type(TYPES[file.kind])
        .header("cache-control", "private, no-store")
        .header("content-disposition", file.kind === "pdf" ? "attachment" : "inline")
        .send(bytes);
    },
  );
}

/** The one file of a form; one above the limit arrives cut off, and is told apart by its mark. */
async function fileOf(
  request: FastifyRequest,
): Promise<{ readonly bytes: Buffer; readonly name: string } | undefined> {
  const part = request.isMultipart()
    ? await request.file({ throwFileSizeLimit: false })
    : undefined;
  if (!part) return undefined;
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw caseRefusal("FILE_TOO_LARGE");
  return { bytes, name: part.filename };
}
