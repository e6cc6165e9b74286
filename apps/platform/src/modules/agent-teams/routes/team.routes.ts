import { z } from "zod";
import { answer, growingPage, pageOf, Refusal, success } from "../../../http/answers/answer.ts";
import { areFewDays, ofDays, spanOfDays, TOO_MANY_DAYS } from "../../../http/answers/days.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { pageOfRounds, wireRecord } from "../../rounds/index.ts";
import { readableFor } from "../../settings/index.ts";
import { teamGames } from "../reading/games.ts";
import { memberOf, membersPage, zoneOf } from "../reading/members-page.ts";
import { nameFor } from "../reading/downlines.ts";
import { teamOverview } from "../reading/team-overview.ts";
import { requireAgent } from "./require-agent.guard.ts";
import {
  daysQuery,
  downlinesQuery,
  PAGE,
  toWireDownline,
  toWireGames,
  toWireOverview,
  wireDownline,
  wireGames,
  wireLine,
  wireOverview,
} from "./wire.ts";

const notInTeam = () => new Refusal(404, "NOT_FOUND", "There is no such member in the team.");

/** What an agent's own team did: sums, games, members and their bets. */
export function teamRoutes(app: App, platform: Platform): void {
  const { reads } = platform;
  const preHandler = requireAgent(platform);

  const overview = {
    summary: "What the agent's team did on some days, as a whole and day by day",
    querystring: daysQuery,
    response: { 200: answer(wireOverview) },
  };
  app.get("/api/v1/agent/team", { schema: overview, preHandler }, async ({ player, query }) => {
    const found = await teamOverview(reads, { agent: player, ...query });
    return success(toWireOverview(found, player.currency));
  });

  const games = {
    summary: "What the agent's team played on some days, by category and game",
    querystring: daysQuery,
    response: { 200: answer(wireGames) },
  };
  app.get("/api/v1/agent/team/games", { schema: games, preHandler }, async (request) => {
    const { player, query } = request;
    const readable = await readableFor(platform, player.brandId, request);
    const found = await teamGames(reads, { agent: player, ...query }, readable);
    return success(toWireGames(found, player.currency));
  });

  const members = {
    summary: "Direct downlines, of the agent or of a member, with what they and their teams did",
    querystring: downlinesQuery,
    response: { 200: answer(growingPage(wireDownline).extend({ line: wireLine })) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get("/api/v1/agent/team/members", { schema: members, preHandler }, async (request) => {
    const { player: agent, query } = request;
    const found = await membersPage(reads, { agent, pageSize: PAGE, unmasked: false }, query);
    if (!found) throw notInTeam();
    const rows = found.rows.map((row) => toWireDownline(row, agent.currency));
    return success({ ...pageOf(rows, query.pageNo, PAGE), line: [...found.line] });
  });

  const bets = {
    summary: "Rounds of one member of the agent's team, newest first",
    querystring: z
      .object({
        ...ofDays,
        member: z.string().max(40),
        gameId: z.string().max(128).optional(),
        status: z.enum(["OPEN", "CLOSED", "VOID"]).optional(),
        pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
      })
      .refine(areFewDays, TOO_MANY_DAYS),
    response: { 200: answer(growingPage(wireRecord).extend({ name: z.string() })) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get("/api/v1/agent/team/bets", { schema: bets, preHandler }, async (request) => {
    const { player: agent, query } = request;
    const { member, fromDay, toDay, ...filter } = query;
    const found = await memberOf(reads, agent, member);
    if (!found) throw notInTeam();
    const name = nameFor(found, found.depth);
    // What was played before the member came into this team is not this agent's.
    const first = found.since > fromDay ? found.since : fromDay;
    if (first > toDay) return success({ content: [], pageNo: 1, totalPages: 1, name });
    const span = spanOfDays({ fromDay: first, toDay }, await zoneOf(reads, agent.brandId));
    const readable = await readableFor(platform, agent.brandId, request);
    const asked = { ...filter, ...span, pageSize: PAGE, readable };
    return success({ ...(await pageOfRounds(reads, found.id, asked)), name });
  });
}
