import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { requirePlayer, type SignedIn } from "../../identity/index.ts";
import { needsLimit } from "../../limits/index.ts";
import { isExcluded } from "../../players/index.ts";
import { keptOutByRegister } from "../../registers/index.ts";
import { unitsPerMinor } from "../limits/limits.ts";
import { cancelOrder } from "./cancel-order.ts";
import type { AskedOrder, Order } from "./order.ts";
import { selectByKeys, selectLines } from "./orders.store.ts";
import { placeOrder } from "./place-order.ts";
import { CANCEL_REFUSALS, cancelToHttp, ORDER_REFUSALS, orderToHttp } from "./refusals.ts";
import { untilCurrent } from "./until-current.ts";
import { askedOrder, fromWireLines, orderKey, toWireOrder, wireOrder } from "./wire-order.ts";

const PER_PLAYER_AND_MINUTE = 120;
/** A household, an office or a mobile network stands behind one address. */
const PER_ADDRESS_AND_MINUTE = 6_000;

const orderId = z.string().regex(/^lo_\d{1,18}$/);
const response = { 200: answer(wireOrder) };

/** Placing, finding and cancelling a player's lottery orders. */
export function orderRoutes(app: App, platform: Platform): void {
  const { db, wallet, live } = platform;
  const preHandler = requirePlayer(platform);
  const shown = async (order: Order) =>
    toWireOrder(order, await selectLines(db, order.id), unitsPerMinor(order.currency));

  const placing = {
    summary:
      "Places an order in a draw, with one debit for all its lines. Repeating the " +
      "key answers the same order",
    description:
      "`value` of a refusal says how to continue: `oddsVersion` and `steps` (selections " +
      "offered at less) after ODDS_CHANGED, `full` (the selection and the largest unit left) " +
      "after EXPOSURE_FULL, `limit` after a limit.",
    body: askedOrder,
    response,
    refusals: ORDER_REFUSALS,
  };
  const config = { rateLimit: { max: PER_ADDRESS_AND_MINUTE, timeWindow: "1 minute" } };
  const limited = [preHandler, perPlayer(app, PER_PLAYER_AND_MINUTE)];
  app.post(
    "/api/v1/lottery/orders",
    { schema: placing, preHandler: limited, config },
    async ({ player, body }) => {
      const { lines, ...asked } = body;
      if (await needsLimit(platform, player)) throw orderToHttp({ refusal: "LIMIT_NEEDED" });
      if (await keptOutByRegister(platform, player))
        throw orderToHttp({ refusal: "REGISTER_REFUSED" });
      const placed = await placeOrder(platform, {
        ...asked,
        player: bettorOf(player),
        lines: fromWireLines(lines),
        chaseId: null,
      });
      if (!placed.ok) throw orderToHttp(placed);
      return success(await shown(placed.value));
    },
  );

  const finding = {
    summary: "The order placed under a key. NOT_FOUND: it was not placed, or not yet",
    params: z.object({ key: orderKey }),
    response,
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/api/v1/lottery/orders/:key",
    { schema: finding, preHandler },
    async ({ player, params: { key } }) => {
      const [order] = await selectByKeys(db, [{ player: player.id, key }]);
      if (!order) throw new Refusal(404, "NOT_FOUND", "There is no order under this key.");
      return success(await shown(order));
    },
  );

  const cancelling = {
    summary: "Cancels an order while its game allows it",
    params: z.object({ id: orderId }),
    response,
    refusals: CANCEL_REFUSALS,
  };
  app.post(
    "/api/v1/lottery/orders/:id/cancel",
    { schema: cancelling, preHandler },
    async ({ player, params: { id } }) => {
      const cancelled = await untilCurrent(() =>
        db.inTransaction((tx) => cancelOrder(tx, wallet, player.id, BigInt(id.slice(3)))),
      );
      if (!cancelled.ok) throw cancelToHttp(cancelled.refusal);
      live.publishBalances([player.id]);
      return success(await shown(cancelled.value));
    },
  );
}

function bettorOf(player: SignedIn): AskedOrder["player"] {
  return { ...player, excluded: isExcluded(player) };
}
