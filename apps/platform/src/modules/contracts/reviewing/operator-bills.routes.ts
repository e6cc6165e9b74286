import { toWire } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, growingPage, pageOf, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { playersByIds } from "../../players/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { BILL_STATES, type StoredBill } from "../billing/bill.ts";
import { selectBill } from "../billing/bills.store.ts";
import {
  betsOfMember,
  daysOfMember,
  memberOf,
  membersBelow,
  partsOf,
} from "../explaining/explain-bill.ts";
import { selectOfBrand } from "../explaining/lists.store.ts";
import {
  betValue,
  dayValue,
  memberValue,
  partValue,
  staffBillValue,
  toBill,
} from "../explaining/wire.ts";
import { reviewBill, type ReviewRefusal } from "./review-bill.ts";

const PAGE = 20;
const pageNo = z.coerce.number().int().min(1).max(1_000).default(1);
const id = z.string().max(40);
const NOT_FOUND = { 404: ["NOT_FOUND"] };
const plain = (username: string) => username;
const notFound = () => new Refusal(404, "NOT_FOUND", "There is no such bill or member.");

const SAID: Readonly<Record<ReviewRefusal, readonly [404 | 409, string]>> = {
  NOT_FOUND: [404, "There is no such bill."],
  WRONG_STATE: [409, "The bill has been decided meanwhile."],
  ASKED_ALREADY: [409, "A second person is asked already."],
};

/** Bills of agents for staff: the queue, why each is what it is, and what is decided. */
export function operatorBillsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "agentPay.read");
  const listing = {
    summary: "Bills of agents' contracts, the newest period first",
    querystring: z.object({ state: z.enum(BILL_STATES).optional(), pageNo }),
    response: { 200: answer(growingPage(staffBillValue)) },
  };
  app.get("/operator/v1/agent-bills", { preHandler, schema: listing }, async (request) => {
    const { state = null, pageNo } = request.query;
    const bills = await selectOfBrand(db, request.staff.brandId, { state, pageNo, size: PAGE });
    return success(pageOf(await shownAll(platform, bills), pageNo, PAGE));
  });

  const showing = {
    summary: "A bill, with what downlines took of it",
    params: z.object({ id }),
    response: { 200: answer(z.object({ bill: staffBillValue, parts: z.array(partValue) })) },
    refusals: NOT_FOUND,
  };
  app.get("/operator/v1/agent-bills/:id", { preHandler, schema: showing }, async (request) => {
    const found = await billFor(db, request.staff.brandId, request.params.id);
    const [bill] = await shownAll(platform, [found]);
    if (!bill) throw notFound();
    return success({ bill, parts: await partsOf(db, found, plain) });
  });

  const members = {
    summary: "Direct downlines of a bill's agent, or of a member of the team, in its period",
    params: z.object({ id }),
    querystring: z.object({ under: id.optional(), pageNo }),
    response: { 200: answer(growingPage(memberValue)) },
    refusals: NOT_FOUND,
  };
  app.get(
    "/operator/v1/agent-bills/:id/members",
    { preHandler, schema: members },
    async (request) => {
      const { under, pageNo } = request.query;
      const bill = await billFor(db, request.staff.brandId, request.params.id);
      const player = await memberOf(db, bill, under);
      if (player === undefined) throw notFound();
      return success(await membersBelow(db, bill, { player, pageNo, named: plain }));
    },
  );
}

/** What a member of a bill's team did, by day and bet by bet. */
export function billMemberRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "agentPay.read");
  const days = {
    summary: "Days of a member of the team in a bill's period, by category",
    params: z.object({ id, member: id }),
    response: { 200: answer(z.array(dayValue)) },
    refusals: NOT_FOUND,
  };
  app.get(
    "/operator/v1/agent-bills/:id/members/:member/days",
    { preHandler, schema: days },
    async ({ staff, params }) => {
      const bill = await billFor(db, staff.brandId, params.id);
      const member = await memberOf(db, bill, params.member);
      const brand = await brandById(db, bill.brandId);
      if (member === undefined || !brand) throw notFound();
      return success(await daysOfMember(db, bill, member, brand.zone));
    },
  );

  const bets = {
    summary: "Bets of a member of the team that a bill's period counts",
    params: z.object({ id, member: id }),
    querystring: z.object({ pageNo }),
    response: { 200: answer(growingPage(betValue)) },
    refusals: NOT_FOUND,
  };
  app.get(
    "/operator/v1/agent-bills/:id/members/:member/bets",
    { preHandler, schema: bets },
    async ({ staff, params, query }) => {
      const bill = await billFor(db, staff.brandId, params.id);
      const member = await memberOf(db, bill, params.member);
      if (member === undefined) throw notFound();
      return success(await betsOfMember(db, bill, member, query.pageNo));
    },
  );
}

/** What staff decide of a bill. */
export function billDecisionRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const deciding = {
    summary: "Has a bill paid, rejects it, or asks for a paid one to be taken back",
    params: z.object({ id }),
    body: z.object({
      decision: z.enum(["approve", "reject", "reverse"]),
      reason: z.string().trim().min(3).max(500),
    }),
    response: { 200: answer(z.object({ outcome: z.enum(["DONE", "WAITING"]) })) },
    refusals: { ...NOT_FOUND, 409: ["WRONG_STATE", "ASKED_ALREADY"] },
  };
  app.post(
    "/operator/v1/agent-bills/:id/decision",
    { preHandler: requireStaff(platform, "agentPay.review"), schema: deciding },
    async ({ staff, params, body }) => {
      const decided = await db.inTransaction((tx) =>
        reviewBill(platform, tx, staff, { id: params.id, ...body }),
      );
      if (decided.ok) return success({ outcome: decided.value });
      const [status, sentence] = SAID[decided.refusal];
      throw new Refusal(status, decided.refusal, sentence);
    },
  );
}

/** A bill that staff of a brand, or of the house for null, may see. */
async function billFor(tx: Tx, brandId: bigint | null, publicId: string): Promise<StoredBill> {
  const bill = await selectBill(tx, publicId);
  if (!bill || (brandId !== null && bill.brandId !== brandId)) throw notFound();
  return bill;
}

async function shownAll(
  { db }: Platform,
  bills: readonly StoredBill[],
): Promise<z.infer<typeof staffBillValue>[]> {
  const ids = [...new Set(bills.map(({ player }) => player))];
  const players = new Map((await playersByIds(db, ids)).map((one) => [one.id, one]));
  return bills.map((bill) => {
    const player = players.get(bill.player);
    if (!player) throw new Error(`The agent of ${bill.publicId} is missing`);
    const { review, shortfall, heldFor, decidedBy, reason, currency } = bill;
    return {
      ...toBill(bill),
      agent: { id: player.publicId, username: player.username },
      review: [...review],
      shortfall: toWire({ units: shortfall, currency }),
      heldFor,
      decidedBy,
      reason,
    };
  });
}
