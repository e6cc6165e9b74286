import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, growingPage, pageOf, success, wireMoney } from "../../http/answers/answer.ts";
import { areFewDays, someDays, spanOfDays, TOO_MANY_DAYS } from "../../http/answers/days.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import {
  confirmingSecret,
  hasAuthenticator,
  membersIfClosed,
  playerOrGuest,
  requireRealPlayer,
} from "../identity/index.ts";
import { readableFor, settingsOf } from "../settings/index.ts";
import { CONVERT_STEP, convertible } from "./converting/convertible.ts";
import { ENTRY_KINDS } from "./ledger/entry.ts";
import { pageEntries, selectBalance } from "./ledger/ledger.store.ts";
import { ORDER_STATES } from "./orders/order.ts";
import { countEachPieces, pageOrdersOf } from "./orders/orders.store.ts";
import { selectOffered } from "./rewards/rewards.store.ts";
import type { VipOf } from "./vip.ts";
import {
  toEntry,
  toOrder,
  toReward,
  wireEntry,
  wireOrder,
  wirePoints,
  wireReward,
} from "./wire.ts";

/** Rows of a page of records and of redeemed rewards. */
const PAGE = 20;
const pageNo = z.coerce.number().int().min(1).max(10_000).default(1);

const balance = z
  .object({
    points: wirePoints.meta({ description: "Below zero after a charge-back." }),
    convertible: wirePoints,
    vipLevel: z.number().int(),
    multiplierBps: z.number().int().meta({
      description: "What earned points are multiplied by, in hundredths of a percent.",
    }),
    confirmWith: z.enum(["payment", "login"]).nullable().meta({
      description: "Which password confirms that points are spent; null if there is none yet.",
    }),
    authenticator: z.boolean().meta({
      description: "Whether a code of the authenticator app is asked for beside it.",
    }),
  })
  .meta({ id: "PointsBalance" });

const config = z
  .object({
    depositPerPoint: wireMoney.nullable().meta({
      description: "Every full amount of a deposit earns a point; null while none does.",
    }),
    convertStep: z.number().int(),
    cashPerStep: wireMoney.nullable().meta({
      description: "Cash for so many points; null while they can't be converted.",
    }),
    convertPerDay: z.number().int(),
  })
  .meta({ id: "PointsConfig", description: "How points are earned, and what they are worth." });

/** The points mall: what there is, what a player has, and what became of it. */
export function pointsRoutes(app: App, platform: Platform, vipOf: VipOf): void {
  const { db } = platform;
  const signedIn = requireRealPlayer(platform);

  const configuring = {
    summary: "How points are earned, and what they are worth",
    response: { 200: answer(config) },
  };
  app.get(
    "/api/v1/points/config",
    { preHandler: membersIfClosed(platform), schema: configuring },
    async (request) => {
      const { id, currency } = await brandOfRequest(platform, request);
      const { depositPerPoint, cashPerHundred, convertPerDay } = (await settingsOf(platform, id))
        .points;
      const money = (units: string) =>
        units === "0" ? null : toWire({ units: BigInt(units), currency });
      return success({
        depositPerPoint: money(depositPerPoint),
        convertStep: Number(CONVERT_STEP),
        cashPerStep: money(cashPerHundred),
        convertPerDay,
      });
    },
  );

  const balancing = {
    summary: "The player's points",
    response: { 200: answer(balance) },
  };
  app.get(
    "/api/v1/points/balance",
    { preHandler: signedIn, schema: balancing },
    async ({ player }) => {
      const points = await selectBalance(db, player.id);
      const vip = await vipOf(db, player.id, player.brandId);
      return success({
        points: points.toString(),
        convertible: convertible(points).toString(),
        vipLevel: vip.level,
        multiplierBps: vip.pointsBps,
        confirmWith: (await confirmingSecret(db, player.id)) ?? null,
        authenticator: await hasAuthenticator(db, player.id),
      });
    },
  );

  const rewarding = {
    summary: "What can be redeemed for points, for guests too",
    response: { 200: answer(z.array(wireReward)) },
  };
  app.get(
    "/api/v1/points/rewards",
    { preHandler: playerOrGuest(platform), schema: rewarding },
    async (request) => {
      const { id: brandId, currency: ofBrand } = await brandOfRequest(platform, request);
      const player = request.headers.authorization === undefined ? undefined : request.player;
      const readable = await readableFor(platform, brandId, request);
      const redeemed = player ? await countEachPieces(db, player.id) : new Map<bigint, bigint>();
      const currency = player?.currency ?? ofBrand;
      const offered = (await selectOffered(db, brandId)).filter(
        (reward) => reward.kind === "PHYSICAL" || reward.currency === currency,
      );
      return success(
        offered.map((reward) => toReward(reward, readable, redeemed.get(reward.id) ?? 0n)),
      );
    },
  );
  recordRoutes(app, platform);
}

function recordRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireRealPlayer(platform);

  const recording = {
    summary: "The movements of the player's points, newest first",
    querystring: z
      .object({ type: z.enum(ENTRY_KINDS).optional(), pageNo, ...someDays })
      .refine(areFewDays, TOO_MANY_DAYS),
    response: { 200: answer(growingPage(wireEntry)) },
  };
  app.get("/api/v1/points/transactions", { preHandler, schema: recording }, async (request) => {
    const { pageNo: at, type: kind, ...days } = request.query;
    const { zone } = await brandOfRequest(platform, request);
    const { from, to } = spanOfDays(days, zone);
    const place = { limit: PAGE + 1, offset: (at - 1) * PAGE };
    const rows = await pageEntries(db, request.player.id, { kind, from, to }, place);
    return success(pageOf(rows.map(toEntry), at, PAGE));
  });

  const listing = {
    summary: "The rewards that the player redeemed, newest first",
    querystring: z.object({ status: z.enum(ORDER_STATES).optional(), pageNo }),
    response: { 200: answer(growingPage(wireOrder)) },
  };
  app.get("/api/v1/points/redeems", { preHandler, schema: listing }, async (request) => {
    const { pageNo: at, status } = request.query;
    const { id, brandId } = request.player;
    const place = { limit: PAGE + 1, offset: (at - 1) * PAGE };
    const rows = await pageOrdersOf(db, id, status, place);
    const readable = await readableFor(platform, brandId, request);
    return success(
      pageOf(
        rows.map((one) => toOrder(one, readable)),
        at,
        PAGE,
      ),
    );
  });
}
