import { z } from "zod";
import {
  answer,
  growingPage,
  pageOf,
  Refusal,
  success,
  wireTime,
} from "../../../http/answers/answer.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import { readFileForm } from "../../../http/file-form.ts";
import type { Platform } from "../../../platform.ts";
import { sameLimits } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { STATEMENT_PROVIDERS } from "../../cashier/index.ts";
import { brandAsked, requireStaff } from "../../staff/index.ts";
import { statementMapping } from "./mapping.ts";
import { pageStatements, selectMappings, type Statement } from "./statements.store.ts";
import { uploadStatement } from "./upload-statement.ts";

const PAGE = 20;
/** Bytes of a file: the rows it may have, with room. */
const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_FIELD = 4_000;
/** Days that one statement may be of. */
const MOST_DAYS = 31;

const query = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
const paged = query.extend({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) });
const wireStatement = z
  .object({
    id: z.string(),
    provider: z.enum(STATEMENT_PROVIDERS),
    file: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
    lines: z.number().int(),
    added: z.number().int().meta({ description: "Lines that no earlier statement had." }),
    uploadedBy: z.string(),
    uploadedAt: wireTime,
  })
  .meta({ id: "Statement", description: "A bank's or a provider's statement that was read." });
const given = z
  .object({
    provider: z.enum(STATEMENT_PROVIDERS),
    file: z.string().trim().min(1).max(200),
    from: z.iso.date(),
    to: z.iso.date(),
    mapping: z.string().transform(readJson).pipe(statementMapping),
  })
  .refine(({ from, to }) => daysFrom(from, to) >= 0 && daysFrom(from, to) < MOST_DAYS, {
    path: ["to"],
    message: `must be the first day or one of the ${MOST_DAYS - 1} days after it`,
  });
const TABLE = {
  BAD_STATEMENT: [422, "The statement can't be read."],
  STATEMENT_TOO_LARGE: [413, "A statement may have 8 MB; split this one by days."],
  NO_SUCH_BRAND: [404, "There is no such brand."],
} as const;

/** Statements that were read, and reading another one. */
export function statementsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const listing = {
    summary: "Statements of a brand, newest first, and how each provider's columns were read last",
    querystring: paged,
    response: {
      200: answer(
        growingPage(wireStatement).extend({
          mappings: z.partialRecord(z.enum(STATEMENT_PROVIDERS), statementMapping),
        }),
      ),
    },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/reconciliation/statements",
    { preHandler: requireStaff(platform, "reconciliation.read"), schema: listing },
    async ({ staff, query: { brand: asked, pageNo } }) => {
      const brand = await brandAsked(platform, staff, asked);
      const rows = await pageStatements(db, brand.id, PAGE, (pageNo - 1) * PAGE);
      const { content, ...place } = pageOf(rows, pageNo, PAGE);
      const known = await selectMappings(db, brand.id);
      const mappings = Object.fromEntries(
        known.map(({ provider, mapping }) => [provider, statementMapping.parse(mapping)]),
      );
      return success({ content: content.map(toWireStatement), ...place, mappings });
    },
  );
  uploadRoute(app, platform);
}

function uploadRoute(app: App, platform: Platform): void {
  const { db, config } = platform;
  const uploading = {
    summary: "Reads a statement as a CSV file, whole or not at all; the same lines count once",
    querystring: query,
    upload: z.object({
      provider: z.enum(STATEMENT_PROVIDERS),
      file: z.string(),
      from: z.iso.date(),
      to: z.iso.date(),
      mapping: z.string().meta({ description: "StatementMapping as JSON." }),
      statement: z.file().max(MOST_BYTES),
    }),
    response: { 200: answer(wireStatement) },
    refusals: refusalsOf(TABLE),
  };
  app.post(
    "/operator/v1/reconciliation/statements",
    { preHandler: requireStaff(platform, "reconciliation.upload"), schema: uploading },
    async (request) => {
      const { staff } = request;
      const brand = await brandAsked(platform, staff, request.query.brand);
      const limits = { files: 1, fileSize: MOST_BYTES, fieldSize: LONGEST_FIELD };
      const { texts, files } = await readFileForm(request, limits);
      const [file] = files;
      if (file?.truncated) throw refusalOf("STATEMENT_TOO_LARGE");
      const asked = given.safeParse(texts);
      if (!asked.success || !file) throw invalid(asked.error);
      const uploader = { staff, standard: sameLimits(config.twoPersonAbove) };
      const read = { ...asked.data, brand, bytes: file.bytes, by: staff.username, uploader };
      const taken = await db.inTransaction(async (tx) => {
        const outcome = await uploadStatement(tx, read);
        if (!outcome.ok) return outcome;
        const { publicId: subject, lines, added, provider } = outcome.value;
        const said = { actor: staff.username, action: "reconciliation.upload", brandId: brand.id };
        await recordAudit(tx, { ...said, subject, after: { provider, lines, added } });
        return outcome;
      });
      if (!taken.ok) throw badStatementRefusal(taken);
      return success(toWireStatement(taken.value));
    },
  );
}

function toWireStatement(statement: Statement): z.infer<typeof wireStatement> {
  const { publicId: id, provider, file, fromDay, toDay, lines, added, uploadedBy } = statement;
  const uploadedAt = statement.uploadedAt.toString();
  return { id, provider, file, from: fromDay, to: toDay, lines, added, uploadedBy, uploadedAt };
}

function refusalOf(code: keyof typeof TABLE): Refusal {
  const [status, sentence] = TABLE[code];
  return new Refusal(status, code, sentence);
}

function badStatementRefusal({ line, message }: { line: number | null; message: string }): Refusal {
  const [status] = TABLE.BAD_STATEMENT;
  const sentence = line === null ? message : `Line ${line}: ${message}`;
  return new Refusal(status, "BAD_STATEMENT", sentence, { line });
}

/** Of a form, each field with what is wrong of it. */
function invalid(error: z.ZodError | undefined): Refusal {
  const fields = (error?.issues ?? []).map(({ path, message }) => ({
    field: path.join("."),
    message,
  }));
  return new Refusal(400, "INVALID_REQUEST", "Some of the details are not valid.", fields);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function daysFrom(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
}
