import { z } from "zod";
import { answer, success, wireTime } from "../../../http/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { membersIfClosed } from "../../identity/index.ts";
import { boardOf } from "../games/board-of.ts";
import { rulesOf } from "../games/rules-of.ts";
import { visibleGame } from "../menus/draws.routes.ts";
import { wireBoard } from "../menus/wire-menus.ts";
import { selectResults } from "./history.store.ts";
import { ballsOf, numbersOf, trendsOf } from "./trends-of.ts";

/** From one address. */
const PER_MINUTE = 120;
const MOST_DRAWS = 500;
const MAX_PAGE_SIZE = 100;

const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
const params = z.object({ code: z.string().max(31) });
const refusals = { 401: ["NOT_LOGGED_IN"], 404: ["NOT_FOUND"] };

const result = z
  .object({
    issueNo: z.string(),
    day: z.iso.date(),
    drawAt: wireTime.nullable().meta({ description: "Null for results of the past from elsewhere." }),
    board: wireBoard,
  })
  .meta({ id: "LotteryResult" });
const trends = z
  .object({
    draws: z.number().int(),
    numbers: z.array(
      z.object({
        number: z.string(),
        times: z.number().int(),
        gapDraws: z.number().int().meta({ description: "Draws since it came last; 0 for the last one." }),
        gapDays: z
          .number()
          .int()
          .nullable()
          .meta({ description: "Days from its last coming to the last draw; null when it never came in these draws." }),
      }),
    ),
    matrix: z
      .array(z.object({ issueNo: z.string(), day: z.iso.date(), numbers: z.array(z.string()) }))
      .meta({ description: "The draws, newest first, with their numbers as one bets on them." }),
  })
  .meta({ id: "LotteryTrends" });

/** What a lottery drew in the past, here and elsewhere, and what came how often. */
export function historyRoutes(app: App, platform: Platform): void {
  const preHandler = membersIfClosed(platform);
  const gameOf = async (request: Parameters<typeof brandOfRequest>[1], code: string) =>
    (await visibleGame(platform, (await brandOfRequest(platform, request)).id, code)).game;

  const listing = {
    summary: "The results of a lottery, newest first, of a day where one is asked",
    params,
    querystring: z.object({
      day: z.iso.date().optional(),
      pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
    }),
    response: { 200: answer(z.object({ content: z.array(result), pageNo: z.number().int(), more: z.boolean() })) },
    refusals,
  };
  app.get("/api/v1/lottery/history/:code", { preHandler, config, schema: listing }, async (request) => {
    const { id, timezone, rules } = await gameOf(request, request.params.code);
    const { day, pageNo, pageSize } = request.query;
    const found = await selectResults(platform.db, id, timezone, { day, limit: pageSize + 1, offset: (pageNo - 1) * pageSize });
    const content = found.slice(0, pageSize).map((one) => ({
      issueNo: one.issueNo,
      day: one.day,
      drawAt: one.drawAt?.toString() ?? null,
      board: boardOf(rules, one.outcome),
    }));
    return success({ content, pageNo, more: found.length > pageSize });
  });

  const tendencies = {
    summary: "How often each number of a lottery came lately, and since when it has not",
    params,
    querystring: z.object({ last: z.coerce.number().int().min(1).max(MOST_DRAWS).default(100) }),
    response: { 200: answer(trends) },
    refusals,
  };
  app.get("/api/v1/lottery/trends/:code", { preHandler, config, schema: tendencies }, async (request) => {
    const { id, timezone, rules } = await gameOf(request, request.params.code);
    const found = await selectResults(platform.db, id, timezone, { limit: request.query.last, offset: 0 });
    const draws = found.map(({ issueNo, day, outcome }) => ({ issueNo, day, board: boardOf(rules, outcome) }));
    const matrix = draws.map(({ issueNo, day, board }) => ({ issueNo, day, numbers: numbersOf(board) }));
    return success({ draws: draws.length, numbers: trendsOf(draws, ballsOf(rulesOf(rules))), matrix });
  });
}
