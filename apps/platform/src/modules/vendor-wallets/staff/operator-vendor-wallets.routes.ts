import { z } from "zod";
import {
  answer,
  growingPage,
  pageOf,
  Refusal,
  success,
  wireTime,
} from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { sendMovement } from "../moving/send-movement.ts";
import { STATUSES, type Movement, type MovementStatus } from "../movement.ts";
import { toWireMovement, wireMovement } from "../wire.ts";
import { askToEnd, END_REFUSALS } from "./end-approval.ts";
import { slugsOf } from "./slugs-of.ts";
import { askNow, findMovement, pageMovements, stepsOf } from "./staff-movements.store.ts";

const PAGE_SIZE = 20;
const OPEN: readonly MovementStatus[] = ["CREATED", "TAKEN", "SENT", "UNKNOWN", "STUCK"];

const row = wireMovement
  .extend({
    player: z.string(),
    playerName: z.string(),
    transaction: z.string().meta({ description: "The vendor's key to the movement." }),
    attempts: z.number().int(),
    answer: z.string().nullable().meta({ description: "What the vendor said last." }),
  })
  .meta({ id: "StaffVendorMovement" });
const whole = row
  .extend({
    steps: z.array(
      z.object({
        status: z.enum(STATUSES),
        actor: z.string(),
        note: z.string().nullable(),
        at: wireTime,
      }),
    ),
  })
  .meta({ id: "StaffVendorMovementWhole" });
const params = z.object({ id: z.string().max(40) });

/** Movements to vendors' wallets, for staff. */
export function operatorVendorWalletsRoutes(app: App, platform: Platform): void {
  readingRoutes(app, platform);
  decidingRoutes(app, platform);
}

function readingRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "vendor-wallets.read");
  const listing = {
    summary: "Movements to and from vendors' wallets, newest first",
    querystring: z.object({
      pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
      status: z.enum([...STATUSES, "OPEN"]).optional(),
      player: z.string().trim().min(1).max(64).optional(),
    }),
    response: { 200: answer(growingPage(row)) },
  };
  app.get("/operator/v1/vendor-movements", { preHandler, schema: listing }, async (request) => {
    const { pageNo, status, player = null } = request.query;
    const statuses = status === "OPEN" ? OPEN : status === undefined ? null : [status];
    const { brandId } = request.staff;
    const rows = await pageMovements(db, { brandId, statuses, player }, pageNo, PAGE_SIZE);
    const slugs = await slugsOf(platform);
    return success(
      pageOf(
        rows.map((movement) => toRow(movement, slugs)),
        pageNo,
        PAGE_SIZE,
      ),
    );
  });

  const one = {
    summary: "One movement with every state it was in",
    params,
    response: { 200: answer(whole) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get("/operator/v1/vendor-movements/:id", { preHandler, schema: one }, async (request) => {
    const movement = await findMovement(db, request.params.id, request.staff.brandId, false);
    if (!movement) throw refusalOf("NOT_FOUND");
    return success(await toWhole(platform, movement));
  });
}

function decidingRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "vendor-wallets.decide");
  const asking = {
    summary: "Asks the vendor now what became of a movement",
    params,
    response: { 200: answer(whole) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.post(
    "/operator/v1/vendor-movements/:id/ask",
    { preHandler, schema: asking },
    async (request) => {
      const { staff } = request;
      const movement = await db.inTransaction(async (tx) => {
        const found = await findMovement(tx, request.params.id, staff.brandId, true);
        if (!found) throw refusalOf("NOT_FOUND");
        await askNow(tx, found.id);
        await recordAudit(tx, {
          actor: staff.username,
          action: "vendor-movement.ask",
          subject: found.publicId,
          brandId: found.brandId,
        });
        return found;
      });
      const after = await sendMovement(platform, movement.id);
      return success(await toWhole(platform, after ?? movement));
    },
  );

  const ending = {
    summary: "Requests the end of a stuck movement by the vendor's proof; a second person approves",
    params,
    body: z.object({
      outcome: z.enum(["DONE", "REFUSED"]),
      proof: z.string().trim().min(3).max(500),
    }),
    response: {
      200: answer(z.object({ status: z.literal("WAITING"), approvalId: z.string() })),
    },
    refusals: refusalsOf(END_REFUSALS),
  };
  app.post(
    "/operator/v1/vendor-movements/:id/end",
    { preHandler, schema: ending },
    async (request) => {
      const { staff, body } = request;
      const asked = await db.inTransaction((tx) => askToEnd(tx, staff, request.params.id, body));
      if (!asked.ok) throw refusalOf(asked.refusal);
      return success({ status: "WAITING" as const, approvalId: asked.value });
    },
  );
}

function toRow(movement: Movement, slugs: ReadonlyMap<number, string>) {
  const { playerRef: player, playerName, transaction, attempts } = movement;
  const said = movement.answer;
  return {
    ...toWireMovement(movement, slugs),
    player,
    playerName,
    transaction,
    attempts,
    answer: said,
  };
}

async function toWhole(platform: Platform, movement: Movement) {
  const steps = await stepsOf(platform.db, movement.id);
  return {
    ...toRow(movement, await slugsOf(platform)),
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toString() })),
  };
}

function refusalOf(code: keyof typeof END_REFUSALS): Refusal {
  const [status, sentence] = END_REFUSALS[code];
  return new Refusal(status, code, sentence);
}
