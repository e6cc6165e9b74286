import { z } from "zod";
import { answer, growingPage, pageOf, Refusal, success } from "../../../http/answers/answer.ts";
import { MAX_GAMES, toTotals, totalsAnswer } from "../../../http/answers/bet-totals.ts";
import {
  areFewDays,
  ofDays,
  someDays,
  spanOfDays,
  TOO_MANY_DAYS,
} from "../../../http/answers/days.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { requirePlayer } from "../../identity/index.ts";
import { readableFor } from "../../settings/index.ts";
import { signsOfGames } from "./signs-of-games.ts";
import { orderRecord } from "./order-record.ts";
import { selectLines, selectOrders } from "./order-records.store.ts";
import { selectTotals } from "./totals.store.ts";
import { lotteryRecord, toLotteryRecord } from "./wire-record.ts";

const MAX_PAGE_SIZE = 100;
const instant = z.iso.datetime({ offset: true });
const ofGame = { gameCode: z.string().max(31).optional() };
const query = z
  .object({
    from: instant.optional(),
    to: instant.optional(),
    ...someDays,
    ...ofGame,
    pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
  })
  .refine(areFewDays, TOO_MANY_DAYS);
const totalsQuery = z.object({ ...ofDays, ...ofGame }).refine(areFewDays, TOO_MANY_DAYS);
const orderId = z.object({ id: z.string().regex(/^lo_[1-9]\d{0,17}$/) });

/** A player's own lottery orders, with the result of every line. */
export function recordRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requirePlayer(platform);

  const listing = {
    summary: "The player's lottery orders, newest first",
    querystring: query,
    response: { 200: answer(growingPage(lotteryRecord)) },
  };
  app.get("/api/v1/lottery/records", { schema: listing, preHandler }, async (request) => {
    const { from, to, gameCode, pageNo, pageSize, ...days } = request.query;
    const { zone } = await brandOfRequest(platform, request);
    const span = {
      ...spanOfDays(days, zone),
      ...(from === undefined ? {} : { from: Temporal.Instant.from(from) }),
      ...(to === undefined ? {} : { to: Temporal.Instant.from(to) }),
    };
    const found = await selectOrders(
      db,
      request.player.id,
      { ...span, gameCode },
      pageSize,
      (pageNo - 1) * pageSize,
    );
    const { content: orders, ...place } = pageOf(found, pageNo, pageSize);
    const lines = await selectLines(
      db,
      orders.map(({ id }) => id),
    );
    const readable = await readableFor(platform, request.player.brandId, request);
    const signOf = await signsOfGames(db, orders, readable);
    const content = orders.map((order) =>
      toLotteryRecord(order, lines.get(order.id) ?? [], signOf(order)),
    );
    return success({ content, ...place });
  });

  const adding = {
    summary: "What the player's orders of some days come to, by currency",
    querystring: totalsQuery,
    response: { 200: totalsAnswer },
  };
  app.get("/api/v1/lottery/records/totals", { schema: adding, preHandler }, async (request) => {
    const { gameCode, ...days } = request.query;
    const { zone } = await brandOfRequest(platform, request);
    const { id, currency } = request.player;
    const sums = await selectTotals(db, id, spanOfDays(days, zone));
    const asked = sums.filter((sum) => gameCode === undefined || sum.gameCode === gameCode);
    const readable = await readableFor(platform, request.player.brandId, request);
    const signOf = await signsOfGames(db, sums, readable);
    const games = new Map(sums.map((sum) => [sum.gameCode, signOf(sum)]));
    return success({
      totals: toTotals(asked, currency),
      games: [...games].slice(0, MAX_GAMES).map(([id, { name, language }]) => ({
        id,
        name,
        language,
      })),
    });
  });

  const one = {
    summary: "One lottery order",
    params: orderId,
    response: { 200: answer(lotteryRecord) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get("/api/v1/lottery/records/:id", { schema: one, preHandler }, async (request) => {
    const readable = await readableFor(platform, request.player.brandId, request);
    const order = await orderRecord(db, request.player.id, request.params.id, readable);
    if (!order) throw new Refusal(404, "NOT_FOUND", "There is no such order.");
    return success(order);
  });
}
