import { z } from "zod";
import { answer, inputUnits, page, success, wireMoney } from "../../../http/answers/answer.ts";
import { spanOfDays } from "../../../http/answers/days.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { ENVELOPE_REFUSALS, requireEnvelope } from "../../envelopes/index.ts";
import {
  confirmPayment,
  requireRealPlayer,
  type ConfirmPaymentRefusal,
} from "../../identity/index.ts";
import { mayCancelWithdrawals } from "../../profiles/index.ts";
import { payerOf } from "../payer-of.ts";
import { perPlayer } from "../per-player.guard.ts";
import { refusing, toHttp, valueOf } from "../refusals.ts";
import { settingsOf } from "../../settings/index.ts";
import { historyQuery, idParam, toWirePage, wireOf } from "../wire.ts";
import { limitsOf } from "../limits.ts";
import { withdrawalEligibility } from "./eligibility.ts";
import { costOf } from "./fee.ts";
import { cancelWithdrawal } from "./cancel-withdrawal.ts";
import { reviewOfAll } from "./review-of.ts";
import {
  requestWithdrawal,
  REQUEST_WITHDRAWAL_REFUSALS,
  type RequestWithdrawalRefusal,
} from "./request-withdrawal.ts";
import { publishWithdrawal } from "./publish-withdrawal.ts";
import { toPlayer, toPlayers, wireWithdrawal } from "./player-wire.ts";
import { pageWithdrawals, withdrawalByKey, withdrawalOfPlayer } from "./withdrawals.store.ts";

/** Ledger units, none included. */
const unitsOrNone = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,17})$/, "must be an amount of zero or more")
  .default("0");

const newWithdrawal = z.object({
  amount: inputUnits,
  bankAccount: z.string().regex(/^ba_[0-9a-v]{20}$/),
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
  fee: unitsOrNone.meta({ description: "The fee that the player was shown." }),
  owed: unitsOrNone.meta({
    description: "What the player was shown to owe. It is taken from the balance first.",
  }),
});

const requestRefusals = refusing<RequestWithdrawalRefusal | ConfirmPaymentRefusal>({
  WRONG_PASSWORD: true,
  TOO_MANY_ATTEMPTS: true,
  PAYMENT_PASSWORD_NEEDED: true,
  AUTHENTICATOR_CODE_NEEDED: true,
  WRONG_AUTHENTICATOR_CODE: true,
  ...REQUEST_WITHDRAWAL_REFUSALS,
});

const params = idParam("wd");
const response = { 200: answer(wireWithdrawal) };
const rarely = perPlayer(30);

/** A player's withdrawals. Another player's do not exist here. */
export function withdrawalRoutes(app: App, platform: Platform): void {
  const { db, wallet } = platform;
  const preHandler = requireRealPlayer(platform);

  const asking = {
    summary:
      "Requests a withdrawal; the money is held at once. Repeating a key " +
      "answers the same withdrawal",
    body: newWithdrawal,
    response,
    refusals: joinRefusals(requestRefusals, ENVELOPE_REFUSALS),
  };
  app.post(
    "/api/v1/withdrawals",
    { preValidation: requireEnvelope(platform), preHandler, config: rarely, schema: asking },
    async (request) => {
      const { amount, bankAccount, password, code, key, fee, owed } = request.body;
      const again = (await withdrawalByKey(db, request.player.id, key)) !== undefined;
      const typed = { password, code, ip: request.ip, again };
      const takeCode = valueOf(await confirmPayment(platform, request.player, typed));
      const player = await payerOf(db, request.player.id);
      const [units, feeUnits, owedUnits] = [BigInt(amount), BigInt(fee), BigInt(owed)];
      const asked = { player, units, bankAccount, key, feeUnits, owedUnits };
      const withdrawal = await db.inTransaction(async (tx) => {
        const made = valueOf(await requestWithdrawal(tx, wallet, asked, reviewOfAll(platform)));
        if (!(await takeCode(tx))) throw toHttp({ refusal: "WRONG_AUTHENTICATOR_CODE" });
        return made;
      });
      publishWithdrawal(platform, withdrawal);
      return success(await toPlayer(platform, withdrawal));
    },
  );

  const listing = {
    summary: "The player's withdrawals, newest first",
    querystring: historyQuery,
    response: { 200: answer(page(wireWithdrawal)) },
  };
  app.get("/api/v1/withdrawals", { preHandler, schema: listing }, async (request) => {
    const { pageNo, ...days } = request.query;
    const { zone } = await brandOfRequest(platform, request);
    const mine = { player: request.player.id, made: spanOfDays(days, zone) };
    return success(
      await toWirePage(await pageWithdrawals(db, mine, pageNo), pageNo, (rows) =>
        toPlayers(platform, rows),
      ),
    );
  });

  const one = {
    summary: "One withdrawal",
    params,
    response,
    refusals: refusing({ NOT_FOUND: true }),
  };
  app.get("/api/v1/withdrawals/:id", { preHandler, schema: one }, async (request) => {
    const withdrawal = await withdrawalOfPlayer(db, request.player.id, request.params.id);
    if (!withdrawal) throw toHttp({ refusal: "NOT_FOUND" });
    return success(await toPlayer(platform, withdrawal));
  });
  feeRoute(app, platform);
  cancelRoute(app, platform);
}

const fee = wireMoney.extend({
  unplayed: wireMoney.meta({ description: "The part of it for deposits that are not played yet." }),
});

function feeRoute(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireRealPlayer(platform);
  const costing = {
    summary: "What a withdrawal of an amount costs the player now",
    querystring: z.object({ amount: inputUnits }),
    response: { 200: answer(fee) },
  };
  app.get("/api/v1/withdrawal-fee", { preHandler, schema: costing }, async (request) => {
    const player = await payerOf(db, request.player.id);
    const { cashier, payouts } = await settingsOf(platform, player.brandId);
    const eligibility = await withdrawalEligibility(db, player, limitsOf(cashier), payouts);
    const units = BigInt(request.query.amount);
    const cost = costOf(payouts, units, player.currency, eligibility);
    return success({
      ...wireOf(player, cost.feeUnits),
      unplayed: wireOf(player, cost.unplayedFeeUnits),
    });
  });
}

function cancelRoute(app: App, platform: Platform): void {
  const { db, wallet } = platform;
  const preHandler = requireRealPlayer(platform);
  const cancelling = {
    summary: "Cancels a withdrawal that has not been approved yet; the money is returned at once",
    params,
    response,
    refusals: refusing({ NOT_FOUND: true, WRONG_STATE: true, CANCEL_FORBIDDEN: true }),
  };
  app.post(
    "/api/v1/withdrawals/:id/cancel",
    { preHandler, config: rarely, schema: cancelling },
    async (request) => {
      if (!(await mayCancelWithdrawals(platform, request.player.brandId)))
        throw toHttp({ refusal: "CANCEL_FORBIDDEN" });
      const withdrawal = valueOf(
        await db.inTransaction((tx) =>
          cancelWithdrawal(tx, wallet, request.player.id, request.params.id),
        ),
      );
      publishWithdrawal(platform, withdrawal);
      return success(await toPlayer(platform, withdrawal));
    },
  );
}
