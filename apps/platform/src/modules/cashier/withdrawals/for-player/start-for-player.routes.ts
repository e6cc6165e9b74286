import { z } from "zod";
import {
  answer,
  inputUnits,
  success,
  wireMoney,
  wireTime,
} from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { loginBarredUntil } from "../../../identity/index.ts";
import { requireStaff } from "../../../staff/index.ts";
import { ACCOUNT_BLOCKS } from "../../bank-accounts/account-block.ts";
import { maskNumber } from "../../bank-accounts/bank-account.ts";
import type { Payer } from "../../cashier.ts";
import { playerMeant } from "../../deposits/transfers/player-meant.ts";
import { refusing, valueOf } from "../../refusals.ts";
import { idParam, staffReason, wireOf } from "../../wire.ts";
import { WITHDRAWAL_BLOCKS } from "../eligibility.ts";
import { toWhole, whole } from "../operator-wire.ts";
import { publishWithdrawal } from "../publish-withdrawal.ts";
import { REQUEST_WITHDRAWAL_REFUSALS } from "../request-withdrawal.ts";
import { reviewOfAll } from "../review-of.ts";
import { offerTo, type Offer } from "./offer.ts";
import { startForPlayer, type StartForPlayerRefusal } from "./start-for-player.ts";

const params = idParam("pl");
const account = z.object({
  id: z.string(),
  bank: z.string(),
  number: z.string().meta({ description: "All but its end is hidden." }),
  holder: z.string(),
  block: z
    .enum(ACCOUNT_BLOCKS)
    .nullable()
    .meta({ description: "Why nothing may go there now; null where it may." }),
  most: wireMoney.meta({ description: "Most that may go there now." }),
});
const wireOffer = z
  .object({
    barredUntil: wireTime.nullable().meta({
      description: "Until when the player may not sign in; null who may, and asks themselves.",
    }),
    missing: z.array(z.enum(WITHDRAWAL_BLOCKS)),
    cash: wireMoney,
    owed: wireMoney.meta({ description: "Taken from cash first." }),
    fee: wireMoney.meta({ description: "What the amount that was asked about costs." }),
    accounts: z.array(account),
  })
  .meta({ id: "WithdrawalOffer", description: "What staff may pay out for a player." });

const unitsOrNone = z.string().regex(/^(?:0|[1-9]\d{0,17})$/, "must be an amount of zero or more");
const start = z.object({
  amount: inputUnits,
  bankAccount: z.string().regex(/^ba_[0-9a-v]{20}$/),
  key: z.uuid(),
  fee: unitsOrNone.meta({ description: "The fee that was shown." }),
  owed: unitsOrNone.meta({ description: "What the player was shown to owe." }),
  reason: staffReason,
});

const refusals = refusing<StartForPlayerRefusal | "NOT_FOUND">({
  NOT_FOUND: true,
  MAY_SIGN_IN: true,
  ...REQUEST_WITHDRAWAL_REFUSALS,
});

/** Staff start withdrawals for players whom the law forbids to sign in. */
export function startForPlayerRoutes(app: App, platform: Platform): void {
  const { db, wallet } = platform;
  const preHandler = requireStaff(platform, "withdrawals.decide");

  const offering = {
    summary: "What staff may pay out for a player who may not sign in, and where to",
    params,
    querystring: z.object({ amount: inputUnits.optional() }),
    response: { 200: answer(wireOffer) },
    refusals: refusing({ NOT_FOUND: true }),
  };
  app.get(
    "/operator/v1/players/:id/withdrawal-offer",
    { preHandler, schema: offering },
    async (request) => {
      const player = await playerMeant(platform, request.staff, request.params.id);
      const offer = await offerTo(db, player);
      const barredUntil = await loginBarredUntil(db, player.id);
      const { amount } = request.query;
      const units = amount === undefined ? 0n : BigInt(amount);
      return success({
        ...toWire(player, offer, units),
        barredUntil: barredUntil?.toString() ?? null,
      });
    },
  );

  const starting = {
    summary:
      "Starts a withdrawal for a player who may not sign in; the money is held at once, and " +
      "others approve and pay it. Repeating a key answers the same withdrawal",
    params,
    body: start,
    response: { 200: answer(whole) },
    refusals,
  };
  app.post(
    "/operator/v1/players/:id/withdrawals",
    { preHandler, schema: starting },
    async (request) => {
      const { amount, fee, owed, ...words } = request.body;
      const player = await playerMeant(platform, request.staff, request.params.id);
      const asked = {
        ...words,
        player,
        units: BigInt(amount),
        feeUnits: BigInt(fee),
        owedUnits: BigInt(owed),
        startedBy: request.staff,
      };
      const withdrawal = valueOf(
        await db.inTransaction((tx) => startForPlayer(tx, wallet, asked, reviewOfAll(platform))),
      );
      publishWithdrawal(platform, withdrawal);
      return success(await toWhole(platform, request.staff, withdrawal));
    },
  );
}

function toWire(player: Payer, offer: Offer, units: bigint) {
  return {
    missing: [...offer.missing],
    cash: wireOf(player, offer.cash),
    owed: wireOf(player, offer.owed),
    fee: wireOf(player, units > 0n ? offer.costOf(units).feeUnits : 0n),
    accounts: offer.accounts.map(
      ({ account: { publicId, bank, number, holder }, block, most }) => ({
        id: publicId,
        bank,
        number: maskNumber(number),
        holder,
        block: block ?? null,
        most: wireOf(player, most),
      }),
    ),
  };
}
