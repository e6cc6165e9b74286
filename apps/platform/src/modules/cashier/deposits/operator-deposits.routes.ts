import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, inputUnits, page, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { sameLimits } from "../../approvals/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { queueQuery, readQueue } from "../queues/queue-filter.ts";
import { refusing, toHttp } from "../refusals.ts";
import { slipType, type SlipFiles } from "../slips/slip-files.ts";
import { idParam, pageQuery, staffReason, toWirePage } from "../wire.ts";
import { APPROVE_DEPOSIT_REFUSALS, approveDeposit } from "./approving/approve-deposit.ts";
import { decided } from "./approving/decided.ts";
import { lawsOfDeposits } from "./laws-of-deposits.ts";
import { DEPOSIT_STATUSES, WAITING, type Deposit } from "./deposit.ts";
import { depositByPublicId } from "./deposits.store.ts";
import { pageDepositQueue, type DepositState } from "./deposit-queue.store.ts";
import { row, toRows, toWhole, whole } from "./operator-wire.ts";
import { rejectDeposit } from "./approving/reject-deposit.ts";
import { payerRoutes } from "./payers/payers.routes.ts";
import { typedPayer } from "./payers/payer-wire.ts";
import { undoingRoutes } from "./reversing/undoing.routes.ts";

const list = pageQuery.extend({
  status: z
    .enum([...DEPOSIT_STATUSES, "TAKEN_BACK", "WAITING"])
    .optional()
    .meta({
      description:
        "TAKEN_BACK is for those that were credited and that their provider took back; WAITING " +
        "for them and for those that wait to be credited.",
    }),
  ...queueQuery.shape,
});
const approval = z.object({
  paidAmount: inputUnits,
  reference: z.string().trim().min(1).max(64),
  payer: typedPayer.optional(),
});

const picture = { schema: z.custom<Buffer>().meta({ type: "string", format: "binary" }) };
const PICTURE = {
  description: "The picture as uploaded",
  content: { "image/png": picture, "image/jpeg": picture },
};
const missing = refusing({ NOT_FOUND: true });
const approveRefusals = refusing(APPROVE_DEPOSIT_REFUSALS);

/** The match queue: staff compare what the bank shows with what players say. */
export function operatorDepositRoutes(app: App, platform: Platform, slips: SlipFiles): void {
  readingRoutes(app, platform, slips);
  decidingRoutes(app, platform);
  undoingRoutes(app, platform);
  payerRoutes(app, platform);
}

const params = idParam("dep");
const response = { 200: answer(whole) };

function readingRoutes(app: App, platform: Platform, slips: SlipFiles): void {
  const { db } = platform;
  const read = requireStaff(platform, "deposits.read");

  const listing = {
    summary:
      "Deposits by state, player, number, amount and day; waiting ones oldest " +
      "first, all others newest first",
    querystring: list,
    response: { 200: answer(page(row)) },
  };
  app.get("/operator/v1/deposits", { preHandler: read, schema: listing }, async (request) => {
    const { pageNo, status, ...query } = request.query;
    const waiting = [...WAITING, "TAKEN_BACK"] as const;
    const statuses = status === "WAITING" ? waiting : status && [status];
    const filter = await readQueue<DepositState>(
      db,
      request.staff.brandId,
      query,
      statuses,
      status === "WAITING",
    );
    return success(
      await toWirePage(await pageDepositQueue(db, filter, pageNo), pageNo, (rows) =>
        toRows(platform, request.staff, rows),
      ),
    );
  });

  const one = { summary: "One deposit with its history", params, response, refusals: missing };
  app.get("/operator/v1/deposits/:id", { preHandler: read, schema: one }, async (request) => {
    return success(
      await toWhole(platform, request.staff, await found(db, request.params.id, request.staff)),
    );
  });

  const showing = {
    summary: "The slip of a deposit",
    params,
    response: { 200: PICTURE },
    refusals: missing,
  };
  app.get(
    "/operator/v1/deposits/:id/slip",
    { preHandler: read, schema: showing },
    async (request, reply) => {
      const { slip } = await found(db, request.params.id, request.staff);
      if (slip === null) throw toHttp({ refusal: "NOT_FOUND" });
      return reply
        .type(slipType(slip))
        .header("cache-control", "private, no-store")
        .header("content-disposition", "inline")
        .send(await slips.get(slip));
    },
  );
}

function decidingRoutes(app: App, platform: Platform): void {
  const { wallet, config } = platform;
  const decide = requireStaff(platform, "deposits.decide");

  const approving = {
    summary:
      "Credits the amount that arrived at the bank; above the approval limit two " +
      "people must enter the same",
    params,
    body: approval,
    response,
    refusals: approveRefusals,
  };
  app.post(
    "/operator/v1/deposits/:id/approve",
    { preHandler: decide, schema: approving },
    async (request) => {
      const { paidAmount, reference, payer } = request.body;
      const { id: publicId } = request.params;
      const { player, brandId } = await found(platform.db, publicId, request.staff);
      const wanted = {
        publicId,
        paidUnits: BigInt(paidAmount),
        reference,
        payer: payer === undefined ? undefined : { payer, source: "STAFF" as const },
        staff: request.staff,
        standard: sameLimits(config.twoPersonAbove),
        laws: await lawsOfDeposits(platform, { id: player, brandId }),
      };
      const audit = {
        action: "deposit.approve",
        subject: publicId,
        saw: { paid: paidAmount, reference, payer },
      };
      const deposit = await decided(platform, request.staff, audit, (tx) =>
        approveDeposit(tx, wallet, wanted),
      );
      return success(await toWhole(platform, request.staff, deposit));
    },
  );

  const rejecting = {
    summary: "Rejects a deposit; the player sees the reason",
    params,
    body: z.object({ reason: staffReason }),
    response,
    refusals: refusing({ NOT_FOUND: true, WRONG_STATE: true }),
  };
  app.post(
    "/operator/v1/deposits/:id/reject",
    { preHandler: decide, schema: rejecting },
    async (request) => {
      const { reason } = request.body;
      const { id } = request.params;
      const audit = { action: "deposit.reject", subject: id, reason };
      const deposit = await decided(platform, request.staff, audit, (tx) =>
        rejectDeposit(tx, id, reason, request.staff),
      );
      return success(await toWhole(platform, request.staff, deposit));
    },
  );
}

async function found(tx: Tx, publicId: string, { brandId }: StaffSignedIn): Promise<Deposit> {
  const deposit = await depositByPublicId(tx, publicId, { brandId });
  if (!deposit) throw toHttp({ refusal: "NOT_FOUND" });
  return deposit;
}
