import { z } from "zod";
import { answer, inputUnits, page, success } from "../../../http/answers/answer.ts";
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
import { payerOf } from "../payer-of.ts";
import { perPlayer } from "../per-player.guard.ts";
import { refusing, toHttp, valueOf } from "../refusals.ts";
import { historyQuery, idParam, toWirePage } from "../wire.ts";
import { cancelWithdrawal } from "./cancel-withdrawal.ts";
import { requestWithdrawal, type RequestWithdrawalRefusal } from "./request-withdrawal.ts";
import { publishWithdrawal } from "./publish-withdrawal.ts";
import { toPlayer, toPlayers, wireWithdrawal } from "./player-wire.ts";
import { pageWithdrawals, withdrawalOfPlayer } from "./withdrawals.store.ts";

const newWithdrawal = z.object({
  amount: inputUnits,
  bankAccount: z.string().regex(/^ba_[0-9a-v]{20}$/),
  password: z
    .string()
    .min(1)
    .max(128)
    .meta({ description: "The payment password if there is one, otherwise the login password." }),
  key: z.uuid(),
});

const requestRefusals = refusing<RequestWithdrawalRefusal | ConfirmPaymentRefusal>({
  WRONG_PASSWORD: true,
  TOO_MANY_ATTEMPTS: true,
  PAYMENT_PASSWORD_NEEDED: true,
  PASSWORD_RECENT: true,
  KYC_NEEDED: true,
  PLAYER_BLOCKED: true,
  MONEY_OWED: true,
  TURNOVER_OPEN: true,
  TOO_MANY_TODAY: true,
  KEY_REUSED: true,
  BANK_ACCOUNT_NOT_FOUND: true,
  BANK_ACCOUNT_WAITING: true,
  HOLDER_DIFFERS: true,
  AMOUNT_TOO_SMALL: true,
  AMOUNT_TOO_LARGE: true,
  DAILY_LIMIT: true,
  INSUFFICIENT_FUNDS: true,
});

/** A player's withdrawals. Another player's do not exist here. */
export function withdrawalRoutes(app: App, platform: Platform): void {
  const { db, wallet } = platform;
  const preHandler = requireRealPlayer(platform);
  const params = idParam("wd");
  const response = { 200: answer(wireWithdrawal) };
  const rarely = perPlayer(30);

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
      const { amount, bankAccount, password, key } = request.body;
      valueOf(await confirmPayment(db, request.player, { typed: password, ip: request.ip }));
      const player = await payerOf(db, request.player.id);
      const asked = await db.inTransaction((tx) =>
        requestWithdrawal(tx, wallet, { player, units: BigInt(amount), bankAccount, key }),
      );
      const withdrawal = valueOf(asked);
      publishWithdrawal(platform, withdrawal);
      return success(await toPlayer(db, withdrawal));
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
        toPlayers(db, rows),
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
    return success(await toPlayer(db, withdrawal));
  });

  const cancelling = {
    summary: "Cancels a withdrawal that has not been approved yet; the money is returned at once",
    params,
    response,
    refusals: refusing({ NOT_FOUND: true, WRONG_STATE: true }),
  };
  app.post(
    "/api/v1/withdrawals/:id/cancel",
    { preHandler, config: rarely, schema: cancelling },
    async (request) => {
      const withdrawal = valueOf(
        await db.inTransaction((tx) =>
          cancelWithdrawal(tx, wallet, request.player.id, request.params.id),
        ),
      );
      publishWithdrawal(platform, withdrawal);
      return success(await toPlayer(db, withdrawal));
    },
  );
}
