import { z } from "zod";
import { answer, Refusal, success, wireTime } from "../../../../http/answers/answer.ts";
import { refusalsOf } from "../../../../http/answers/refusals.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { requireStaff } from "../../../staff/index.ts";
import { MOST_BYTES, PIECE_BYTES, type List } from "./list.ts";
import { failComing, selectComing, selectInForce } from "./lists.store.ts";
import { beginList, sendPiece } from "./send-list.ts";

const TABLE = {
  NOT_FOUND: [404, "This list is not being sent any more."],
  NOT_A_PIECE: [422, "This is not the piece of the file that was said to come."],
} as const;

const count = z.number().int();
const wireList = z
  .object({
    file: z.string(),
    persons: count,
    names: count.meta({ description: "With aliases." }),
    loadedBy: z.string(),
    loadedAt: wireTime,
    compared: count.meta({ description: "Documents that were compared with it." }),
    matched: count.meta({ description: "Those of them whose player may be a listed person." }),
    comparedAt: wireTime.nullable().meta({ description: "Null while some still are to be." }),
  })
  .meta({ id: "ScreeningList", description: "The list that names are compared with." });

const wireComing = z
  .object({
    id: z.string(),
    state: z.enum(["SENDING", "READING", "FAILED"]),
    file: z.string(),
    bytes: count,
    bytesSent: count,
    bytesRead: count,
    persons: count,
    fault: z.string().nullable().meta({ description: "What is wrong with it, and in which line." }),
    sentBy: z.string(),
    pieceBytes: count.meta({ description: "Bytes of each piece but the last." }),
  })
  .meta({ id: "ScreeningListComing", description: "A list that is not in force, or not yet." });

const wireLists = answer(z.object({ list: wireList.nullable(), coming: wireComing.nullable() }));
const params = z.object({ id: z.string().regex(/^\d{1,18}$/) });

/** The list of names that documents are compared with, for the house, and the one that comes. */
export function screeningRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const load = requireStaff(platform, "screening.load");
  const lists = async () => {
    const [list, coming] = [await selectInForce(db), await selectComing(db)];
    return success({
      list: list ? toWire(list) : null,
      coming: coming ? toWireComing(coming) : null,
    });
  };

  const reading = {
    summary: "The list that names on identity documents are compared with, and one that comes",
    response: { 200: wireLists },
  };
  app.get(
    "/operator/v1/screening",
    { preHandler: requireStaff(platform, "documents.read"), schema: reading },
    lists,
  );

  const beginning = {
    summary: "Begins to send a list (OpenSanctions' targets.simple.csv) in pieces",
    body: z.object({
      file: z.string().trim().min(1).max(200),
      bytes: z.number().int().min(1).max(MOST_BYTES),
    }),
    response: { 200: answer(wireComing) },
  };
  app.post("/operator/v1/screening", { preHandler: load, schema: beginning }, async (request) =>
    success(toWireComing(await beginList(platform, request.body, request.staff.username))),
  );

  const sending = {
    summary: "A piece of a list; whole, the list is read and takes the place of the one before",
    params: params.extend({
      place: z.coerce
        .number()
        .int()
        .min(0)
        .max(MOST_BYTES / PIECE_BYTES),
    }),
    upload: z.object({ file: z.file().max(PIECE_BYTES) }),
    response: { 200: answer(wireComing) },
    refusals: refusalsOf(TABLE),
  };
  app.post(
    "/operator/v1/screening/:id/pieces/:place",
    { preHandler: load, schema: sending },
    async (request) => {
      const part = request.isMultipart()
        ? await request.file({ limits: { fileSize: PIECE_BYTES, files: 1 } })
        : undefined;
      if (!part) throw refused("NOT_A_PIECE");
      const { id, place } = request.params;
      const sent = await sendPiece(platform, BigInt(id), place, await part.toBuffer());
      if (!sent.ok) throw refused(sent.refusal);
      return success(toWireComing(sent.value));
    },
  );

  const stopping = {
    summary: "Stops a list that is being sent or read; the one in force stays",
    params,
    response: { 200: wireLists },
    refusals: refusalsOf(TABLE),
  };
  app.post(
    "/operator/v1/screening/:id/stop",
    { preHandler: load, schema: stopping },
    async ({ staff, params: { id } }) => {
      const words = `${staff.username} stopped it.`;
      if (!(await db.inTransaction((tx) => failComing(tx, BigInt(id), words))))
        throw refused("NOT_FOUND");
      return lists();
    },
  );
}

function refused(code: keyof typeof TABLE): Refusal {
  return new Refusal(TABLE[code][0], code, TABLE[code][1]);
}

function toWire({ loadedAt, comparedAt, ...list }: List): z.infer<typeof wireList> {
  const { file, persons, names, loadedBy, compared, matched } = list;
  const at = { loadedAt: loadedAt.toString(), comparedAt: comparedAt?.toString() ?? null };
  return { file, persons, names, loadedBy, compared, matched, ...at };
}

function toWireComing(list: List): z.infer<typeof wireComing> {
  const { id, file, persons, fault, state, loadedBy: sentBy } = list;
  return {
    id: id.toString(),
    file,
    persons,
    fault,
    sentBy,
    state: state === "SENDING" || state === "READING" ? state : "FAILED",
    bytes: Number(list.bytes),
    bytesSent: Number(list.bytesSent),
    bytesRead: Number(list.bytesRead),
    pieceBytes: PIECE_BYTES,
  };
}
