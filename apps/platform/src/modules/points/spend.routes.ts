import { z } from "zod";
import { answer, inputUnits, success, wireMoney } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../http/answers/refusals.ts";
import { perPlayer } from "../../http/visitors/per-player.ts";
import type { Platform } from "../../platform.ts";
import { ENVELOPE_REFUSALS, requireEnvelope } from "../envelopes/index.ts";
import { confirmPayment, requireRealPlayer } from "../identity/index.ts";
import { playerById } from "../players/index.ts";
import { readableFor } from "../settings/index.ts";
import { toWire } from "@perya/money";
import { conversionByKey } from "./converting/conversions.store.ts";
import { convertPoints } from "./converting/convert-points.ts";
import { orderByKey } from "./orders/orders.store.ts";
import { redeemReward } from "./orders/redeem-reward.ts";
import { CONFIRM_REFUSALS, CONVERT_REFUSALS, REDEEM_REFUSALS, valueOf } from "./refusals.ts";
import type { VipOf } from "./vip.ts";
import { inputPoints, rewardId, toOrder, wireOrder, wirePoints } from "./wire.ts";

/** Requests a minute of one player, and of one address, behind which many may live. */
const REQUESTS = 30;
const ADDRESS = { rateLimit: { max: 300, timeWindow: "1 minute" } };
/** Pieces in one order. */
const MOST_PIECES = 20;

const confirmed = {
  password: z
    .string()
    .min(1)
    .max(128)
    .meta({ description: "The payment password if there is one, otherwise the login password." }),
  code: z
    .string()
    .trim()
    .max(40)
    .default("")
    .meta({ description: "Of the authenticator app or a recovery code, where one is asked for." }),
  key: z.uuid(),
};

const sentTo = z.object({
  name: z.string().trim().min(2).max(100),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d\s().-]{5,25}$/, "is not a phone number"),
  address: z.string().trim().min(5).max(400),
});

const redeeming = {
  summary: "Redeems a reward for points, which are taken at once. Repeating a key changes nothing",
  body: z.object({
    reward: rewardId,
    quantity: z.number().int().min(1).max(MOST_PIECES).default(1),
    price: inputPoints.meta({ description: "Points for one that the player was shown." }),
    address: sentTo.optional().meta({ description: "Where a physical reward is sent to." }),
    ...confirmed,
  }),
  response: { 200: answer(wireOrder) },
  refusals: joinRefusals(
    refusalsOf(REDEEM_REFUSALS),
    refusalsOf(CONFIRM_REFUSALS),
    ENVELOPE_REFUSALS,
  ),
};

const converting = {
  summary: "Converts points to cash. Repeating a key changes nothing",
  body: z.object({
    points: inputPoints,
    amount: inputUnits.meta({ description: "What the player was shown to get." }),
    ...confirmed,
  }),
  response: { 200: answer(z.object({ points: wirePoints, cash: wireMoney })) },
  refusals: joinRefusals(
    refusalsOf(CONVERT_REFUSALS),
    refusalsOf(CONFIRM_REFUSALS),
    ENVELOPE_REFUSALS,
  ),
};

/** A player spends points, and confirms it with the password that confirms a withdrawal. */
export function spendRoutes(app: App, platform: Platform, vipOf: VipOf): void {
  const { db, wallet, live } = platform;
  const guards = {
    preValidation: requireEnvelope(platform),
    preHandler: [requireRealPlayer(platform), perPlayer(app, REQUESTS)],
    config: ADDRESS,
  };

  app.post("/api/v1/points/redeem", { ...guards, schema: redeeming }, async (request) => {
    const { password, code, key, price, address = null, ...asked } = request.body;
    const { id, brandId } = request.player;
    const again = (await orderByKey(db, id, key)) !== undefined;
    const typed = { password, code, ip: request.ip, again };
    const takeCode = valueOf(await confirmPayment(platform, request.player, typed));
    const order = await db.inTransaction(async (tx) => {
      const player = await playerById(tx, id);
      if (!player) throw new Error(`Player ${id} is signed in and missing`);
      const { level: vipLevel } = await vipOf(tx, id, player.brandId);
      const wanted = { ...asked, player, vipLevel, price: BigInt(price), address, key };
      const made = valueOf(await redeemReward(tx, wanted));
      if (!(await takeCode(tx))) valueOf({ ok: false, refusal: "WRONG_AUTHENTICATOR_CODE" });
      return made;
    });
    return success(toOrder(order, await readableFor(platform, brandId, request)));
  });

  app.post("/api/v1/points/convert", { ...guards, schema: converting }, async (request) => {
    const { password, code, key, points, amount } = request.body;
    const { id } = request.player;
    const again = (await conversionByKey(db, id, key)) !== undefined;
    const typed = { password, code, ip: request.ip, again };
    const takeCode = valueOf(await confirmPayment(platform, request.player, typed));
    const made = await db.inTransaction(async (tx) => {
      const player = await playerById(tx, id);
      if (!player) throw new Error(`Player ${id} is signed in and missing`);
      const wanted = { player, points: BigInt(points), units: BigInt(amount), key };
      const done = valueOf(await convertPoints(tx, wallet, wanted));
      if (!(await takeCode(tx))) valueOf({ ok: false, refusal: "WRONG_AUTHENTICATOR_CODE" });
      return done;
    });
    live.publishBalances([id]);
    const { units, currency } = made;
    return success({ points: made.points.toString(), cash: toWire({ units, currency }) });
  });
}
