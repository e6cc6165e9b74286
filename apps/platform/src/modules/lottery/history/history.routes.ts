import { z } from "zod";
import { answer, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { membersIfClosed } from "../../identity/index.ts";
import { boardOf } from "../games/board-of.ts";
import { rulesOf } from "../games/rules-of.ts";
import { visibleGame } from "../menus/draws.routes.ts";
import { wireBoard } from "../menus/wire-menus.ts";
import { originOf, ORIGINS, selectOrigins, selectResults } from "./history.store.ts";
import { ballsOf, numbersOf, trendsOf } from "./trends-of.ts";

/** Per address. */
const PER_MINUTE = 120;
const MOST_DRAWS = 500;
const MAX_PAGE_SIZE = 100;

const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
const params = z.object({ code: z.string().max(31) });
const refusals = { 401: ["NOT_LOGGED_IN"], 404: ["NOT_FOUND"] };

const asked = z
  .enum(ORIGINS)
  .optional()
  .meta({
    description:
      "HOUSE: drawn here. OFFICIAL: as published by the lottery of this name. By default, " +
      "the results the game is settled by.",
  });
const shown = {
  origin: z
    .enum(ORIGINS)
    .meta({ description: "The origin of all results here; origins are never mixed." }),
  origins: z.array(z.enum(ORIGINS)).meta({ description: "The origins the game has results of." }),
};

const page = z.object({
  day: z.iso.date().optional(),
  origin: asked,
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
});

const result = z
  .object({
    issueNo: z.string(),
    day: z.iso.date(),
    drawAt: wireTime.nullable().meta({ description: "Null for imported past results." }),
    board: wireBoard,
  })
  .meta({ id: "LotteryResult" });
const trends = z
  .object({
    ...shown,
    draws: z.number().int(),
    numbers: z.array(
      z.object({
        number: z.string(),
        times: z.number().int(),
        gapDraws: z
          .number()
          .int()
          .meta({ description: "Draws since it was last drawn; 0 if it was in the last draw." }),
        gapDays: z
          .number()
          .int()
          .nullable()
          .meta({
            description:
              "Days between its last appearance and the last draw; null if it did " +
              "not appear in these draws.",
          }),
      }),
    ),
    matrix: z
      .array(z.object({ issueNo: z.string(), day: z.iso.date(), numbers: z.array(z.string()) }))
      .meta({ description: "The draws, newest first, with their numbers as used for betting." }),
  })
  .meta({ id: "LotteryTrends" });

/** A lottery's past results, ours and official ones, and how often numbers were drawn. */
export function historyRoutes(app: App, platform: Platform): void {
  resultsRoute(app, platform);
  trendsRoute(app, platform);
}

/** The game of a code, if the request's brand shows it. */
async function gameOf(
  platform: Platform,
  request: Parameters<typeof brandOfRequest>[1],
  code: string,
) {
  return (await visibleGame(platform, (await brandOfRequest(platform, request)).id, code)).game;
}

function resultsRoute(app: App, platform: Platform): void {
  const preHandler = membersIfClosed(platform);
  const listing = {
    summary: "The results of a lottery, newest first, optionally of one day",
    params,
    querystring: page,
    response: {
      200: answer(
        z.object({
          ...shown,
          content: z.array(result),
          pageNo: z.number().int(),
          more: z.boolean(),
        }),
      ),
    },
    refusals,
  };
  app.get(
    "/api/v1/lottery/history/:code",
    { preHandler, config, schema: listing },
    async (request) => {
      const { id, timezone, rules, source } = await gameOf(platform, request, request.params.code);
      const { day, pageNo, pageSize, origin = originOf(source) } = request.query;
      const [found, origins] = await Promise.all([
        selectResults(platform.db, id, timezone, {
          origin,
          day,
          limit: pageSize + 1,
          offset: (pageNo - 1) * pageSize,
        }),
        selectOrigins(platform.db, id),
      ]);
      const content = found.slice(0, pageSize).map((one) => ({
        issueNo: one.issueNo,
        day: one.day,
        drawAt: one.drawAt?.toString() ?? null,
        board: boardOf(rules, one.outcome),
      }));
      return success({ origin, origins, content, pageNo, more: found.length > pageSize });
    },
  );
}

function trendsRoute(app: App, platform: Platform): void {
  const preHandler = membersIfClosed(platform);
  const tendencies = {
    summary: "How often each number of a lottery was drawn lately, and since when it has not been",
    params,
    querystring: z.object({
      origin: asked,
      last: z.coerce.number().int().min(1).max(MOST_DRAWS).default(100),
    }),
    response: { 200: answer(trends) },
    refusals,
  };
  app.get(
    "/api/v1/lottery/trends/:code",
    { preHandler, config, schema: tendencies },
    async (request) => {
      const { id, timezone, rules, source } = await gameOf(platform, request, request.params.code);
      const { last, origin = originOf(source) } = request.query;
      const [found, origins] = await Promise.all([
        selectResults(platform.db, id, timezone, { origin, limit: last, offset: 0 }),
        selectOrigins(platform.db, id),
      ]);
      const draws = found.map(({ issueNo, day, outcome }) => ({
        issueNo,
        day,
        board: boardOf(rules, outcome),
      }));
      const matrix = draws.map(({ issueNo, day, board }) => ({
        issueNo,
        day,
        numbers: numbersOf(board),
      }));
      return success({
        origin,
        origins,
        draws: draws.length,
        numbers: trendsOf(draws, ballsOf(rulesOf(rules))),
        matrix,
      });
    },
  );
}
