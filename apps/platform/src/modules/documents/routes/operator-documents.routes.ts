import { z } from "zod";
import { answer, growingPage, pageOf, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { openFiles } from "../../../files/open-files.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { brandById, findBrand } from "../../brands/index.ts";
import { playersByIds, searchPlayers } from "../../players/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { STATES, type Document, type FileKind } from "../document.ts";
import { selectFiles } from "../documents.store.ts";
import { pageDocuments, type QueueRow } from "../queue.store.ts";
import { FILES_OF } from "../uploading/send-document.ts";
import { describeDocument, wireDocument } from "./describe-document.ts";
import { documentOf, notFound } from "./document-of.ts";
import { documentId, kind, state } from "./wire.ts";

const PAGE = 20;
/** Players whose name begins with what was searched, at most. */
const MOST_FOUND = 50;
const NOT_FOUND = { 404: ["NOT_FOUND"] } as const;
const params = z.object({ id: documentId });

const row = z
  .object({
    id: documentId,
    player: z.object({ id: z.string(), username: z.string(), kycLevel: z.number().int() }),
    kind,
    state,
    uploadedAt: wireTime,
    decidedBy: z.string().nullable(),
    hitOpen: z.boolean().meta({ description: "The player may be a listed person." }),
  })
  .meta({ id: "DocumentRow", description: "A player's document in a list of staff." });

const query = z.object({
  status: z.enum([...STATES, "WAITING"]).optional(),
  search: z
    .string()
    .trim()
    .max(64)
    .optional()
    .meta({ description: "The beginning of a username, or a player's id." }),
  from: z.iso.date().optional().meta({ description: "The first day, in the brand's zone." }),
  to: z.iso.date().optional().meta({ description: "The last day, in the brand's zone." }),
  sort: z.enum(["oldest", "newest"]).optional().meta({
    description: "What comes first: by default the oldest of what waits, else the newest.",
  }),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
});

const binary = { schema: z.custom<Buffer>().meta({ type: "string", format: "binary" }) };
const FILE = {
  description: "The file: a picture encoded again, or a PDF as an attachment",
  content: { "image/png": binary, "image/jpeg": binary, "application/pdf": binary },
};
const TYPES: Readonly<Record<FileKind, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  pdf: "application/pdf",
};

/** Players' documents for staff. Each look at one is in the audit trail. */
export function operatorDocumentRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "documents.read");

  const listing = {
    summary: "Players' documents by state and player; waiting ones oldest first",
    querystring: query,
    response: { 200: answer(growingPage(row)) },
  };
  app.get(
    "/operator/v1/documents",
    { preHandler, schema: listing },
    async ({ staff, query: { status, search, from, to, sort, pageNo } }) => {
      const { brandId } = staff;
      const found = search
        ? await searchPlayers(db, { search, brandId }, MOST_FOUND, 0)
        : undefined;
      const waiting = status === "WAITING";
      const rows = await pageDocuments(
        db,
        {
          brandId,
          states: waiting ? "WAITING" : status ? [status] : STATES,
          players: found?.map(({ id }) => id),
          from: await startOf(platform, brandId, from, 0),
          before: await startOf(platform, brandId, to, 1),
          order: sort ?? (waiting ? "oldest" : "newest"),
        },
        { limit: PAGE + 1, offset: (pageNo - 1) * PAGE },
      );
      return success(pageOf(await toRows(platform, rows), pageNo, PAGE));
    },
  );

  const showing = {
    summary: "A document with what its player typed, and what is known of the player",
    params,
    response: { 200: answer(wireDocument) },
    refusals: NOT_FOUND,
  };
  app.get(
    "/operator/v1/documents/:id",
    { preHandler, schema: showing },
    async ({ staff, params: { id } }) => {
      const document = await documentOf(platform, staff, id);
      await noteLook(platform, staff, document, null);
      return success(await describeDocument(platform, staff, document));
    },
  );

  const looking = {
    summary: "A file of a document",
    params: z.object({ id: documentId, place: z.coerce.number().int().min(0).max(9) }),
    response: { 200: FILE },
    refusals: NOT_FOUND,
  };
  app.get(
    "/operator/v1/documents/:id/files/:place",
    { preHandler, schema: looking },
    async ({ staff, params: { id, place } }, reply) => {
      const document = await documentOf(platform, staff, id);
      const file = (await selectFiles(db, document.id)).find((one) => one.place === place);
      if (!file) throw notFound();
      await noteLook(platform, staff, document, place);
      const bytes = await openFiles(platform.config, FILES_OF).get(file.name);
      const shown = file.kind === "pdf" ? "attachment" : "inline";
      return reply
        .type(TYPES[file.kind])
        .header("cache-control", "private, no-store")
        .header("content-disposition", `${shown}; filename="${id}-${place}.${file.kind}"`)
        .header("content-security-policy", "default-src 'none'; sandbox")
        .send(bytes);
    },
  );
}

/** When a day, or one some days later, begins for a brand, or the house for null. */
async function startOf(
  { db }: Platform,
  brandId: bigint | null,
  day: string | undefined,
  later: number,
): Promise<Temporal.Instant | undefined> {
  if (day === undefined) return undefined;
  const brand = brandId === null ? undefined : await brandById(db, brandId);
  const { zone } = brand ?? (await findBrand(db, "*"));
  return Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(zone).toInstant();
}

function noteLook(
  { db }: Platform,
  staff: StaffSignedIn,
  { publicId, brandId, kind: of }: Document,
  place: number | null,
): Promise<void> {
  return db.inTransaction((tx) =>
    recordAudit(tx, {
      actor: staff.username,
      action: place === null ? "document.read" : "document.file",
      subject: publicId,
      brandId,
      after: { kind: of, ...(place !== null && { file: place + 1 }) },
    }),
  );
}

async function toRows({ db }: Platform, rows: readonly QueueRow[]) {
  const ids = [...new Set(rows.map(({ player }) => player))];
  const players = new Map((await playersByIds(db, ids)).map((player) => [player.id, player]));
  return rows.map(({ publicId, player: of, uploadedAt, ...same }): z.infer<typeof row> => {
    const player = players.get(of);
    if (!player) throw new Error("A document is of a player who is gone");
    return {
      ...same,
      id: publicId,
      player: { id: player.publicId, username: player.username, kycLevel: player.kycLevel },
      uploadedAt: uploadedAt.toString(),
    };
  });
}
