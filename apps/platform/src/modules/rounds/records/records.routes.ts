import { z } from "zod";
import { answer, growingPage, Refusal, success } from "../../../http/answers/answer.ts";
import { totalsAnswer } from "../../../http/answers/bet-totals.ts";
import { areFewDays, ofDays, spanOfDays, TOO_MANY_DAYS } from "../../../http/answers/days.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest, siteReached } from "../../brands/index.ts";
import { requirePlayer } from "../../identity/index.ts";
import { readableFor } from "../../settings/index.ts";
import { pageOfRounds } from "./page-of-rounds.ts";
import { roundDetails, roundId, wireDetails } from "./round-details.ts";
import { pageQuery, span } from "../account/span.ts";
import { pageLanguage } from "../launch/page-language.ts";
import { totalsOfRounds } from "./totals-of-rounds.ts";
import { wireRecord } from "./wire-record.ts";

const which = {
  gameId: z.string().max(128).optional(),
  status: z.enum(["OPEN", "CLOSED", "VOID"]).optional(),
};
const query = pageQuery.extend(which).refine(areFewDays, TOO_MANY_DAYS);
const totalsQuery = z.object({ ...ofDays, ...which }).refine(areFewDays, TOO_MANY_DAYS);
const recordId = z.object({ id: roundId });
const headers = z.object({ language: pageLanguage.optional() });

/** A player's own rounds, with their movements and the proof of their outcome. */
export function recordsRoutes(app: App, platform: Platform): void {
  const { reads } = platform;
  const preHandler = requirePlayer(platform);

  const listing = {
    summary: "The player's rounds, newest first",
    querystring: query,
    response: { 200: answer(growingPage(wireRecord)) },
  };
  app.get("/api/v1/betting-record", { schema: listing, preHandler }, async (request) => {
    const { gameId, status, pageNo, pageSize, ...time } = request.query;
    const { zone } = await brandOfRequest(platform, request);
    const readable = await readableFor(platform, request.player.brandId, request);
    const asked = { gameId, status, pageNo, pageSize, readable, ...span(time, zone) };
    return success(await pageOfRounds(reads, request.player.id, asked));
  });

  const adding = {
    summary: "What the player's rounds of some days come to, by currency",
    querystring: totalsQuery,
    response: { 200: totalsAnswer },
  };
  app.get("/api/v1/betting-record/totals", { schema: adding, preHandler }, async (request) => {
    const { gameId, status, ...days } = request.query;
    const { zone } = await brandOfRequest(platform, request);
    const asked = { gameId, status, ...spanOfDays(days, zone) };
    const readable = await readableFor(platform, request.player.brandId, request);
    return success(await totalsOfRounds(reads, request.player, asked, readable));
  });

  const one = {
    summary: "One round",
    headers,
    params: recordId,
    response: { 200: answer(wireDetails) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get("/api/v1/betting-record/:id", { schema: one, preHandler }, async (request) => {
    const site = siteReached(platform, await brandOfRequest(platform, request));
    const found = await roundDetails(
      platform,
      request.player,
      request.params.id,
      { site, language: request.headers.language ?? "en" },
      await readableFor(platform, request.player.brandId, request),
    );
    if (!found) throw new Refusal(404, "NOT_FOUND", "There is no such round.");
    return success(found);
  });
}
