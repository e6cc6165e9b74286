import { readClock } from "@perya/postgres";
import { z } from "zod";
import { answer, growingPage, pageOf, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { playerByPublicId, type Player } from "../../players/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { teamGames } from "../reading/games.ts";
import { membersPage, zoneOf } from "../reading/members-page.ts";
import { teamOverview } from "../reading/team-overview.ts";
import {
  PAGE,
  staffDaysQuery,
  staffDownlinesQuery,
  toWireDownline,
  toWireGames,
  toWireOverview,
  wireDownline,
  wireGames,
  wireLine,
  wireOverview,
} from "./wire.ts";

/** An agent's team as the agent reads it, with all names, for staff. */
export function operatorTeamRoutes(app: App, platform: Platform): void {
  const { reads } = platform;
  const preHandler = requireStaff(platform, "teams.read");
  const params = z.object({ id: z.string().max(40) });
  const refusals = { 404: ["NOT_FOUND"] } as const;

  const overview = {
    summary: "What an agent's team did on some days, as a whole and day by day",
    params,
    querystring: staffDaysQuery,
    response: { 200: answer(wireOverview) },
    refusals,
  };
  app.get("/operator/v1/players/:id/team", { preHandler, schema: overview }, async (request) => {
    const agent = await agentOf(platform, request);
    const found = await teamOverview(reads, {
      agent,
      ...(await daysOf(platform, agent, request.query)),
    });
    return success(toWireOverview(found, agent.currency));
  });

  const games = {
    summary: "What an agent's team played on some days, by category and game",
    params,
    querystring: staffDaysQuery,
    response: { 200: answer(wireGames) },
    refusals,
  };
  app.get("/operator/v1/players/:id/team/games", { preHandler, schema: games }, async (request) => {
    const agent = await agentOf(platform, request);
    const found = await teamGames(
      reads,
      { agent, ...(await daysOf(platform, agent, request.query)) },
      [],
    );
    return success(toWireGames(found, agent.currency));
  });

  const members = {
    summary: "Direct downlines, of an agent or of a member, with what they and their teams did",
    params,
    querystring: staffDownlinesQuery,
    response: { 200: answer(growingPage(wireDownline).extend({ line: wireLine })) },
    refusals,
  };
  app.get(
    "/operator/v1/players/:id/team/members",
    { preHandler, schema: members },
    async (request) => {
      const agent = await agentOf(platform, request);
      const { query } = request;
      const asked = { ...query, ...(await daysOf(platform, agent, query)) };
      const found = await membersPage(reads, { agent, pageSize: PAGE, unmasked: true }, asked);
      if (!found) throw new Refusal(404, "NOT_FOUND", "There is no such member in the team.");
      const rows = found.rows.map((row) => toWireDownline(row, agent.currency));
      return success({ ...pageOf(rows, query.pageNo, PAGE), line: [...found.line] });
    },
  );
}

/** Days before today that are read when none are asked for. */
const DAYS_BACK = 29;

interface Days {
  readonly fromDay?: string | undefined;
  readonly toDay?: string | undefined;
}

/** The days that are asked for, or the last 30 of the brand's, today included. */
async function daysOf({ db }: Platform, { brandId }: Player, { fromDay, toDay }: Days) {
  if (fromDay !== undefined && toDay !== undefined) return { fromDay, toDay };
  const zone = await zoneOf(db, brandId);
  const today = (await readClock(db)).toZonedDateTimeISO(zone).toPlainDate();
  return { fromDay: today.subtract({ days: DAYS_BACK }).toString(), toDay: today.toString() };
}

interface AskedByStaff {
  readonly params: { readonly id: string };
  readonly staff: { readonly brandId: bigint | null };
}

/** The player whose team is asked for, at the brand of staff. */
async function agentOf({ db }: Platform, { params, staff }: AskedByStaff): Promise<Player> {
  const player = await playerByPublicId(db, params.id);
  if (!player || (staff.brandId !== null && staff.brandId !== player.brandId))
    throw new Refusal(404, "NOT_FOUND", "There is no such player.");
  return player;
}
