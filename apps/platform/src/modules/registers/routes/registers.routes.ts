import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { registerLawOf } from "../../profiles/index.ts";
import { brandAsked, requireStaff } from "../../staff/index.ts";
import { MOST_BYTES, PIECE_BYTES } from "../lists/list.ts";
import { failComing } from "../lists/lists.store.ts";
import { beginList, sendPiece } from "../lists/send-list.ts";
import { describeRegisters } from "./describe-registers.ts";
import { toWireComing, wireComing, wireRegisters } from "./wire.ts";

const TABLE = {
  NOT_FOUND: [404, "This list is not being sent any more."],
  NOT_A_PIECE: [422, "This is not the piece of the file that was said to come."],
} as const;
const NOT_NAMED = {
  NO_SUCH_REGISTER: [422, "The law of this brand names no such register."],
} as const;

const NO_BRAND = { 404: ["NO_SUCH_BRAND"] } as const;
const querystring = z.object({
  brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
const params = z.object({ id: z.string().regex(/^\d{1,18}$/) });

/** The national registers of a brand, and their lists as staff load them. */
export function registersRoutes(app: App, platform: Platform): void {
  const reading = {
    summary: "The national registers that a brand's law names, and their lists",
    querystring,
    response: { 200: answer(wireRegisters) },
    refusals: NO_BRAND,
  };
  app.get(
    "/operator/v1/registers",
    { preHandler: requireStaff(platform, "registers.read"), schema: reading },
    async ({ staff, query }) =>
      success(await describeRegisters(platform, await brandAsked(platform, staff, query.brand))),
  );
  loadingRoutes(app, platform);
}

function loadingRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "registers.load");
  const beginning = {
    summary: "Begins to send a register's list in pieces",
    querystring,
    body: z.object({
      register: z.string().min(1).max(500),
      file: z.string().trim().min(1).max(200),
      bytes: z.number().int().min(1).max(MOST_BYTES),
    }),
    response: { 200: answer(wireComing) },
    refusals: joinRefusals(NO_BRAND, refusalsOf(NOT_NAMED)),
  };
  app.post("/operator/v1/registers/lists", { preHandler, schema: beginning }, async (request) => {
    const { staff, query, body } = request;
    const { id: brandId } = await brandAsked(platform, staff, query.brand);
    const law = await registerLawOf(platform, brandId);
    if (!law?.names.includes(body.register)) {
      const [status, sentence] = NOT_NAMED.NO_SUCH_REGISTER;
      throw new Refusal(status, "NO_SUCH_REGISTER", sentence);
    }
    const named = { brandId, register: body.register };
    return success(toWireComing(await beginList(platform, named, body, staff.username)));
  });

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
    "/operator/v1/registers/lists/:id/pieces/:place",
    { preHandler, schema: sending },
    async (request) => {
      const part = request.isMultipart()
        ? await request.file({ limits: { fileSize: PIECE_BYTES, files: 1 } })
        : undefined;
      const { id, place } = request.params;
      const piece = { id: BigInt(id), brandId: request.staff.brandId, place };
      const bytes = (await part?.toBuffer()) ?? Buffer.alloc(0);
      const sent = await sendPiece(platform, { ...piece, bytes });
      if (!sent.ok) throw refused(sent.refusal);
      return success(toWireComing(sent.value));
    },
  );

  const stopping = {
    summary: "Stops a list that is being sent or read; the one in force stays",
    params,
    response: { 200: answer(wireComing) },
    refusals: refusalsOf({ NOT_FOUND: TABLE.NOT_FOUND }),
  };
  app.post(
    "/operator/v1/registers/lists/:id/stop",
    { preHandler, schema: stopping },
    async ({ staff, params: { id } }) => {
      const words = `${staff.username} stopped it.`;
      const stopped = await db.inTransaction((tx) =>
        failComing(tx, BigInt(id), staff.brandId, words),
      );
      if (!stopped) throw refused("NOT_FOUND");
      return success(toWireComing(stopped));
    },
  );
}

function refused(code: keyof typeof TABLE): Refusal {
  return new Refusal(TABLE[code][0], code, TABLE[code][1]);
}
