import { z } from "zod";
import { answer, growingPage, pageOf, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { maskName } from "../../winners/index.ts";
import type { StoredBill } from "../billing/bill.ts";
import { selectBill } from "../billing/bills.store.ts";
import { DAY_KINDS } from "../billing/kinds.ts";
import { betsOfMember, daysOfMember, memberOf, membersBelow, partsOf } from "./explain-bill.ts";
import { selectOwn } from "./lists.store.ts";
import { betValue, billValue, dayValue, memberValue, partValue, toBill } from "./wire.ts";

const PAGE = 20;
const pageNo = z.coerce.number().int().min(1).max(1_000).default(1);
const id = z.string().max(40);
const refusals = { 404: ["NOT_FOUND"] };
const notFound = () => new Refusal(404, "NOT_FOUND", "There is no such bill or member.");

/** An agent's bills, and why each is what it is. */
export function billsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireRealPlayer(platform);
  const own = async (player: bigint, publicId: string): Promise<StoredBill> => {
    const bill = await selectBill(db, publicId);
    if (bill?.player !== player) throw notFound();
    return bill;
  };
  const ofTeam = async (player: bigint, params: { id: string; member: string }) => {
    const bill = await own(player, params.id);
    const member = await memberOf(db, bill, params.member);
    if (member === undefined) throw notFound();
    return { bill, member };
  };

  const listing = {
    summary: "The agent's bills of a kind of contract, the newest period first",
    querystring: z.object({ kind: z.enum(DAY_KINDS), pageNo }),
    response: { 200: answer(growingPage(billValue)) },
  };
  app.get("/api/v1/agent/bills", { preHandler, schema: listing }, async ({ player, query }) => {
    const rows = await selectOwn(db, player.id, { ...query, size: PAGE });
    return success(pageOf(rows.map(toBill), query.pageNo, PAGE));
  });

  const showing = {
    summary: "A bill of the agent's, with what downlines took of it",
    params: z.object({ id }),
    response: { 200: answer(z.object({ bill: billValue, parts: z.array(partValue) })) },
    refusals,
  };
  app.get("/api/v1/agent/bills/:id", { preHandler, schema: showing }, async (request) => {
    const bill = await own(request.player.id, request.params.id);
    return success({ bill: toBill(bill), parts: await partsOf(db, bill, maskName) });
  });

  const members = {
    summary: "Direct downlines of the agent, or of a member of the team, in a bill's period",
    params: z.object({ id }),
    querystring: z.object({ under: id.optional(), pageNo }),
    response: { 200: answer(growingPage(memberValue)) },
    refusals,
  };
  app.get("/api/v1/agent/bills/:id/members", { preHandler, schema: members }, async (request) => {
    const { under, pageNo } = request.query;
    const bill = await own(request.player.id, request.params.id);
    const player = await memberOf(db, bill, under);
    if (player === undefined) throw notFound();
    return success(await membersBelow(db, bill, { player, pageNo, named: maskName }));
  });

  const days = {
    summary: "Days of a member of the agent's team in a bill's period, by category",
    params: z.object({ id, member: id }),
    response: { 200: answer(z.array(dayValue)) },
    refusals,
  };
  app.get(
    "/api/v1/agent/bills/:id/members/:member/days",
    { preHandler, schema: days },
    async (request) => {
      const { bill, member } = await ofTeam(request.player.id, request.params);
      const { zone } = await brandOfRequest(platform, request);
      return success(await daysOfMember(db, bill, member, zone));
    },
  );

  const bets = {
    summary: "Bets of a member of the agent's team that a bill's period counts",
    params: z.object({ id, member: id }),
    querystring: z.object({ pageNo }),
    response: { 200: answer(growingPage(betValue)) },
    refusals,
  };
  app.get(
    "/api/v1/agent/bills/:id/members/:member/bets",
    { preHandler, schema: bets },
    async (request) => {
      const { bill, member } = await ofTeam(request.player.id, request.params);
      return success(await betsOfMember(db, bill, member, request.query.pageNo));
    },
  );
}
