import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { z } from "zod";
import {
  answer,
  inputUnits,
  page,
  success,
  wireMoney,
  wireTime,
} from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { sameLimits } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { brandAsked, requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { refusing, valueOf, type CashierRefusal } from "../refusals.ts";
import { pageQuery, staffReason, toWirePage, wireOf } from "../wire.ts";
import { exportBatch } from "./export-batch.ts";
import { makeBatch } from "./make-batch.ts";
import { voidBatch } from "./void-batch.ts";
import { BATCH_STATES, type VoucherBatch } from "./voucher-batch.ts";
import { pageBatches } from "./vouchers.store.ts";

const MOST_VOUCHERS = 1_000;
const brandOf = { brand: z.coerce.number().int().min(1).max(2_147_483_647).optional() };
const params = z.object({ id: z.string().regex(/^vb_[0-9a-v]{20}$/) });
const NO_BRAND = { 404: ["NO_SUCH_BRAND"] } as const;

const wireBatch = z
  .object({
    id: z.string(),
    amount: wireMoney,
    count: z.number().int(),
    redeemed: z.number().int(),
    note: z.string(),
    status: z.enum(BATCH_STATES),
    expiresAt: wireTime,
    madeBy: z.string(),
    madeAt: wireTime,
    exportedBy: z.string().nullable(),
    exportedAt: wireTime.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: "VoucherBatch", description: "Vouchers of one amount that were made together." });
const wanted = z.object({
  amount: inputUnits,
  count: z.number().int().min(1).max(MOST_VOUCHERS),
  note: z.string().trim().min(3).max(80),
  expiresAt: wireTime,
  key: z.uuid(),
});
const codes = z
  .object({ codes: z.array(z.string()) })
  .meta({ id: "VoucherCodes", description: "Shown this once: only their hashes are stored." });

function toWireBatch(batch: VoucherBatch): z.infer<typeof wireBatch> {
  const { publicId: id, units, count, redeemed, note, status, madeBy, exportedBy, reason } = batch;
  return {
    id,
    amount: wireOf(batch, units),
    count,
    redeemed,
    note,
    status,
    expiresAt: batch.expiresAt.toString(),
    madeBy,
    madeAt: batch.madeAt.toString(),
    exportedBy,
    exportedAt: batch.exportedAt?.toString() ?? null,
    reason,
  };
}

/** Vouchers as staff make, export and end them. */
export function operatorVoucherRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const listing = {
    summary: "Batches of vouchers, newest first",
    querystring: pageQuery.extend(brandOf),
    response: { 200: answer(page(wireBatch).extend({ currency: z.string() })) },
    refusals: NO_BRAND,
  };
  app.get(
    "/operator/v1/vouchers",
    { preHandler: requireStaff(platform, "vouchers.read"), schema: listing },
    async ({ staff, query: { brand: asked, pageNo } }) => {
      const brand = await brandAsked(platform, staff, asked);
      const found = await pageBatches(db, brand.id, pageNo);
      const batches = await toWirePage(found, pageNo, (rows) => rows.map(toWireBatch));
      return success({ ...batches, currency: brand.currency });
    },
  );
  makingRoute(app, platform);
  endingRoutes(app, platform);
}

function makingRoute(app: App, platform: Platform): void {
  const { db, config } = platform;
  const making = {
    summary: "Makes vouchers; above one person's limit a second person must approve",
    querystring: z.object(brandOf),
    body: wanted,
    response: { 200: answer(wireBatch) },
    refusals: { ...NO_BRAND, ...refusing({ KEY_REUSED: true }) },
  };
  app.post(
    "/operator/v1/vouchers",
    { preHandler: requireStaff(platform, "vouchers.make"), schema: making },
    async ({ staff, query, body: { amount, expiresAt, ...asked } }) => {
      const { id: brandId, currency } = await brandAsked(platform, staff, query.brand);
      const batch = {
        ...asked,
        brandId,
        currency,
        units: BigInt(amount),
        expiresAt: Temporal.Instant.from(expiresAt),
        staff,
        standard: sameLimits(config.twoPersonAbove),
      };
      const made = await db.inTransaction(async (tx) => {
        const outcome = await makeBatch(tx, batch);
        if (outcome.ok) await note(tx, staff, "vouchers.make", outcome.value);
        return outcome;
      });
      return success(toWireBatch(valueOf(made)));
    },
  );
}

function endingRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const make = requireStaff(platform, "vouchers.make");
  const refusals = refusing({ NOT_FOUND: true, WRONG_STATE: true });
  const noted = async <Value>(
    staff: StaffSignedIn,
    what: { readonly action: string; readonly subject: string; readonly reason?: string },
    act: (tx: Tx) => Promise<Result<Value, CashierRefusal>>,
  ): Promise<Value> =>
    valueOf(
      await db.inTransaction(async (tx) => {
        const outcome = await act(tx);
        const { brandId, username: actor } = staff;
        if (outcome.ok) await recordAudit(tx, { actor, brandId, ...what });
        return outcome;
      }),
    );

  const exporting = {
    summary: "Makes the codes of a batch and answers them, once",
    params,
    response: { 200: answer(codes) },
    refusals,
  };
  app.post(
    "/operator/v1/vouchers/:id/export",
    { preHandler: make, schema: exporting },
    async ({ staff, params: { id } }, reply) => {
      const made = await noted(staff, { action: "vouchers.export", subject: id }, (tx) =>
        exportBatch(tx, id, staff),
      );
      void reply.header("cache-control", "no-store");
      return success({ codes: [...made] });
    },
  );

  const voiding = {
    summary: "Ends a batch: its vouchers can't be redeemed any more",
    params,
    body: z.object({ reason: staffReason }),
    response: { 200: answer(wireBatch) },
    refusals,
  };
  app.post(
    "/operator/v1/vouchers/:id/void",
    { preHandler: make, schema: voiding },
    async ({ staff, params: { id }, body: { reason } }) => {
      const batch = await noted(staff, { action: "vouchers.void", subject: id, reason }, (tx) =>
        voidBatch(tx, id, reason, staff),
      );
      return success(toWireBatch(batch));
    },
  );
}

function note(tx: Tx, staff: StaffSignedIn, action: string, batch: VoucherBatch): Promise<void> {
  const { publicId: subject, brandId, units, count, status } = batch;
  const after = { units: units.toString(), count, status };
  return recordAudit(tx, { actor: staff.username, action, subject, brandId, after });
}
