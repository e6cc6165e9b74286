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
import type { Platform } from "../../../platform.ts";
import { requireStaff } from "../../staff/index.ts";
import {
  findSetAside,
  pageSetAside,
  RECORD_STATES,
  type SetAside,
} from "../playing/set-aside.store.ts";
import { closeRecord, RECORD_REFUSALS, retryRecord } from "./set-aside.ts";
import { slugsOf } from "./slugs-of.ts";

const PAGE_SIZE = 20;
const row = z
  .object({
    id: z.string(),
    vendor: z.string(),
    transaction: z.string(),
    round: z.string().nullable().meta({ description: "Null where it can't be read." }),
    player: z.string().nullable(),
    playerName: z.string().nullable().meta({ description: "Null for a player we don't know." }),
    why: z.string().meta({ description: "Why it is not booked: a code, and the field if unread." }),
    status: z.enum(RECORD_STATES),
    tries: z.number().int(),
    at: wireTime,
    triedAt: wireTime,
  })
  .meta({
    id: "VendorRecord",
    description: "What was played at a vendor and could not be booked.",
  });
const whole = row
  .extend({ written: z.string().meta({ description: "JSON, as the vendor wrote it." }) })
  .meta({ id: "VendorRecordWhole" });
const params = z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) });

/** Records of vendors that could not be booked, for staff. */
export function operatorVendorRecordsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "vendor-wallets.read");
  const listing = {
    summary: "Records of play that could not be booked, newest first",
    querystring: z.object({
      pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
      status: z.enum(RECORD_STATES).optional(),
      player: z.string().trim().min(1).max(64).optional(),
    }),
    response: { 200: answer(growingPage(row)) },
  };
  app.get("/operator/v1/vendor-records", { preHandler, schema: listing }, async (request) => {
    const { pageNo, status = null, player = null } = request.query;
    const { brandId } = request.staff;
    const rows = await pageSetAside(db, { brandId, status, player }, pageNo, PAGE_SIZE);
    const slugs = await slugsOf(platform);
    return success(
      pageOf(
        rows.map((record) => toRow(record, slugs)),
        pageNo,
        PAGE_SIZE,
      ),
    );
  });

  const one = {
    summary: "One record as the vendor wrote it",
    params,
    response: { 200: answer(whole) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get("/operator/v1/vendor-records/:id", { preHandler, schema: one }, async (request) => {
    const { brandId } = request.staff;
    const found = await findSetAside(db, BigInt(request.params.id), brandId, false);
    if (!found) throw refusalOf("NOT_FOUND");
    return success(await toWhole(platform, found));
  });
  decidingRoutes(app, platform);
}

function decidingRoutes(app: App, platform: Platform): void {
  const { db, wallet } = platform;
  const preHandler = requireStaff(platform, "vendor-wallets.decide");
  const response = { 200: answer(whole) };
  const refusals = refusalsOf(RECORD_REFUSALS);
  const trying = {
    summary: "Tries to book a record again, with what else waits of its round",
    params,
    response,
    refusals,
  };
  app.post(
    "/operator/v1/vendor-records/:id/retry",
    { preHandler, schema: trying },
    async ({ staff, params: { id } }) => {
      const tried = await db.inTransaction((tx) =>
        retryRecord(tx, wallet, { staff, id: BigInt(id) }),
      );
      if (!tried.ok) throw refusalOf(tried.refusal);
      return success(await toWhole(platform, tried.value));
    },
  );

  const closing = {
    summary: "Closes a record that will never be booked; what waited behind it is tried",
    params,
    body: z.object({ reason: z.string().trim().min(3).max(500) }),
    response,
    refusals,
  };
  app.post(
    "/operator/v1/vendor-records/:id/close",
    { preHandler, schema: closing },
    async ({ staff, params: { id }, body: { reason } }) => {
      const closed = await db.inTransaction((tx) =>
        closeRecord(tx, wallet, { staff, id: BigInt(id), reason }),
      );
      if (!closed.ok) throw refusalOf(closed.refusal);
      return success(await toWhole(platform, closed.value));
    },
  );
}

function toRow(record: SetAside, slugs: ReadonlyMap<number, string>) {
  const { id, vendor, transaction, round, playerRef, playerName, why, status, tries } = record;
  return {
    id: id.toString(),
    vendor: slugs.get(vendor) ?? "",
    transaction,
    round,
    player: playerRef,
    playerName,
    why,
    status,
    tries,
    at: record.at.toString(),
    triedAt: record.triedAt.toString(),
  };
}

async function toWhole(platform: Platform, record: SetAside) {
  return { ...toRow(record, await slugsOf(platform)), written: record.written };
}

function refusalOf(code: keyof typeof RECORD_REFUSALS): Refusal {
  const [status, sentence] = RECORD_REFUSALS[code];
  return new Refusal(status, code, sentence);
}
