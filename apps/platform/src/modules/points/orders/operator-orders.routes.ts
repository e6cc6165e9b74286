import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, growingPage, pageOf, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { openApprovalFor, rejectRequests } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { playersByIds, searchPlayers } from "../../players/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { STAFF_REFUSALS, valueOf } from "../refusals.ts";
import { approveOrAsk, CREDIT_KIND } from "./approve-or-ask.ts";
import { rejectOrder } from "./decide-order.ts";
import { ORDER_STATES, type Order } from "./order.ts";
import { lockOrder, pageOrders, selectOrder, selectSteps } from "./orders.store.ts";
import { orderId, toOrderRow, toOrderView, wireOrderRow, wireOrderView } from "./wire.ts";

const PAGE = 20;
/** Players whose name begins with what was searched, at most. */
const MOST_FOUND = 50;
const params = z.object({ id: orderId });
const query = z.object({
  status: z.enum(ORDER_STATES).default("IN_PROCESS"),
  search: z
    .string()
    .trim()
    .max(64)
    .optional()
    .meta({ description: "The beginning of a username, or a player's id." }),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
});
const note = z.string().trim().min(3).max(300);
const decided = answer(
  z.object({ status: z.enum(["DONE", "WAITING"]).meta({ description: "For a second person." }) }),
);
const { STOCK_TOO_LOW: _s, CHANGED_MEANWHILE: _c, ...DECIDE_REFUSALS } = STAFF_REFUSALS;

/** Redeemed rewards as staff look at them and decide them. */
export function operatorOrderRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "points.read");

  const listing = {
    summary: "Redeemed rewards by state: those in process oldest first, others newest first",
    querystring: query,
    response: { 200: answer(growingPage(wireOrderRow)) },
  };
  app.get(
    "/operator/v1/points/orders",
    { preHandler, schema: listing },
    async ({ staff: { brandId }, query: { status: state, search, pageNo } }) => {
      const found = search
        ? await searchPlayers(db, { search, brandId }, MOST_FOUND, 0)
        : undefined;
      const wanted = { brandId, state, players: found?.map(({ id }) => id) };
      const place = { limit: PAGE + 1, offset: (pageNo - 1) * PAGE };
      const rows = await pageOrders(db, wanted, place);
      const players = await playersOf(db, rows);
      const wired = rows.map((order) => toOrderRow(order, players(order)));
      return success(pageOf(wired, pageNo, PAGE));
    },
  );

  const showing = {
    summary: "A redeemed reward with where it goes to and its history",
    params,
    response: { 200: answer(wireOrderView) },
    refusals: refusalsOf({ NOT_FOUND: STAFF_REFUSALS.NOT_FOUND }),
  };
  app.get(
    "/operator/v1/points/orders/:id",
    { preHandler, schema: showing },
    async ({ staff, params: { id } }) => {
      const order = foundOf(await selectOrder(db, id, staff.brandId));
      const players = await playersOf(db, [order]);
      const waiting = await openApprovalFor(db, CREDIT_KIND, id);
      return success(toOrderView(order, players(order), await selectSteps(db, order.id), waiting));
    },
  );
  decideRoutes(app, platform);
}

function decideRoutes(app: App, platform: Platform): void {
  const { db, live } = platform;
  const preHandler = requireStaff(platform, "points.decide");
  const response = { 200: decided };
  const refusals = refusalsOf(DECIDE_REFUSALS);

  const approving = {
    summary: "Approves an order: says how it was sent, or pays its credit, above limits by two",
    params,
    body: z.object({ note }),
    response,
    refusals,
  };
  app.post(
    "/operator/v1/points/orders/:id/approve",
    { preHandler, schema: approving },
    async ({ staff, params: { id }, body }) => {
      const { order, status } = await db.inTransaction(async (tx) => {
        const before = foundOf(await lockOrder(tx, id, staff.brandId));
        const outcome = valueOf(await approveOrAsk(platform, tx, staff, before, body.note));
        const action = outcome === "DONE" ? "points-order.approve" : "points-order.ask";
        await audit(tx, staff, action, before, body.note);
        return { order: before, status: outcome };
      });
      live.publishBalances([order.player]);
      return success({ status });
    },
  );

  const rejecting = {
    summary: "Rejects an order for a reason that its player reads; points and stock go back",
    params,
    body: z.object({ reason: note }),
    response,
    refusals,
  };
  app.post(
    "/operator/v1/points/orders/:id/reject",
    { preHandler, schema: rejecting },
    async ({ staff, params: { id }, body: { reason } }) => {
      await db.inTransaction(async (tx) => {
        const before = foundOf(await lockOrder(tx, id, staff.brandId));
        const waiting = { kind: CREDIT_KIND, subject: id };
        await rejectRequests(tx, waiting, staff, "The order was rejected");
        valueOf(await rejectOrder(tx, before, `staff:${staff.username}`, reason));
        await audit(tx, staff, "points-order.reject", before, reason);
      });
      return success({ status: "DONE" as const });
    },
  );
}

function foundOf(order: Order | undefined): Order {
  return order ?? valueOf<Order>({ ok: false, refusal: "NOT_FOUND" });
}

function audit(
  tx: Tx,
  { username: actor }: StaffSignedIn,
  action: string,
  { publicId: subject, brandId, points, units }: Order,
  reason: string,
): Promise<void> {
  const after = { points: points.toString(), units: units?.toString() ?? null };
  return recordAudit(tx, { actor, action, subject, brandId, after, reason });
}

/** Each order's player. */
async function playersOf(tx: Tx, orders: readonly Order[]) {
  const ids = [...new Set(orders.map(({ player }) => player))];
  const players = new Map((await playersByIds(tx, ids)).map((player) => [player.id, player]));
  return ({ player: id }: Order) => {
    const player = players.get(id);
    if (!player) throw new Error("An order is of a player who is gone");
    return player;
  };
}
