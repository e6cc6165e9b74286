import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, success, wireMoney, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { confirmingSecret, requireRealPlayer } from "../identity/index.ts";
import { depositSums } from "./deposits/deposits.store.ts";
import { leftOf } from "./deposits/open-deposit.ts";
import {
  WITHDRAWAL_KYC_LEVEL,
  WITHDRAWAL_MAX_UNITS,
  WITHDRAWAL_MIN_UNITS,
  smaller,
} from "./limits.ts";
import { DEPOSIT_METHODS, METHOD_CODES } from "./methods.ts";
import { payerOf } from "./payer-of.ts";
import { WITHDRAWAL_BLOCKS, withdrawalEligibility } from "./withdrawals/request-withdrawal.ts";

const depositMethod = z
  .object({
    code: z.enum(METHOD_CODES),
    name: z.string(),
    min: wireMoney,
    max: wireMoney,
    expiresMinutes: z.number().int(),
    account: z.object({ bank: z.string(), number: z.string(), holder: z.string() }).optional(),
  })
  .meta({ id: "DepositMethod" });
const withdrawal = z
  .object({
    min: wireMoney,
    max: wireMoney,
    dailyLeft: wireMoney,
    kycLevel: z.number().int(),
    needsKyc: z.number().int(),
    turnoverLeft: wireMoney,
    confirmWith: z
      .enum(["payment", "login"])
      .nullable()
      .meta({
        description:
          "Which password a request asks for; null while the player has neither and " +
          "must set a payment password.",
      }),
    waitsUntil: wireTime
      .nullable()
      .meta({ description: "When withdrawals are possible again after a password was recovered." }),
    blocked: z.enum(WITHDRAWAL_BLOCKS).optional(),
  })
  .meta({
    id: "WithdrawalEligibility",
    description:
      "What may be withdrawn and what is missing: `blocked` is the code a " +
      "request would be refused with.",
  });
const methods = z.object({ deposit: z.array(depositMethod), withdrawal });

/** What a player may deposit and withdraw right now, and what is missing. */
export function methodRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "What the player may deposit and withdraw right now",
    response: { 200: answer(methods) },
  };
  app.get(
    "/api/v1/cashier/methods",
    { preHandler: requireRealPlayer(platform), schema },
    async (request) => {
      const player = await payerOf(db, request.player.id);
      const left = leftOf(player.kycLevel, await depositSums(db, player.id));
      const eligibility = await withdrawalEligibility(db, player);
      const wire = (units: bigint) => toWire({ units, currency: player.currency });
      return success({
        deposit: Object.values(DEPOSIT_METHODS).map(
          ({ code, name, minUnits, maxUnits, expiresMinutes, account }) => ({
            code,
            name,
            min: wire(minUnits),
            max: wire(smaller(maxUnits, left)),
            expiresMinutes,
            ...(account ? { account } : {}),
          }),
        ),
        withdrawal: {
          min: wire(WITHDRAWAL_MIN_UNITS),
          max: wire(smaller(WITHDRAWAL_MAX_UNITS, eligibility.dailyLeft)),
          dailyLeft: wire(eligibility.dailyLeft),
          kycLevel: player.kycLevel,
          needsKyc: WITHDRAWAL_KYC_LEVEL,
          turnoverLeft: wire(eligibility.turnoverLeft),
          confirmWith: (await confirmingSecret(db, player.id)) ?? null,
          waitsUntil: eligibility.waitsUntil?.toString() ?? null,
          ...(eligibility.block ? { blocked: eligibility.block } : {}),
        },
      });
    },
  );
}
