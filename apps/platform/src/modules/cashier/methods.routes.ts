import { languageOf, type LanguageCode } from "@perya/languages";
import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, languageOfName, success, wireMoney, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { confirmingSecret, hasAuthenticator, requireRealPlayer } from "../identity/index.ts";
import { depositSums } from "./deposits/deposit-sums.store.ts";
import { mayCancelWithdrawals, paymentLawOf } from "../profiles/index.ts";
import { leftOf, unfitness } from "./deposits/open-deposit.ts";
import { hasPromotions } from "./deposits/promotions/promotion-port.ts";
import { brandTime } from "./deposits/terms/brand-time.store.ts";
import { readableFor, settingsOf } from "../settings/index.ts";
import { limitsOf, smaller } from "./limits.ts";
import { methodsOf, METHOD_CODES, type DepositMethod } from "./methods.ts";
import { payerOf } from "./payer-of.ts";
import { isServed } from "./providers/providers.ts";
import { paysBitcoin } from "./withdrawals/orders/payers.ts";
import { WITHDRAWAL_BLOCKS, withdrawalEligibility } from "./withdrawals/eligibility.ts";

const depositMethod = z
  .object({
    code: z.enum(METHOD_CODES),
    name: z.string(),
    picture: z.string().nullable().meta({ description: "The address of its picture." }),
    instructions: z
      .object({ text: z.string(), language: languageOfName("text") })
      .optional()
      .meta({ description: "The operator's own words, in the best language there is." }),
    min: wireMoney,
    max: wireMoney,
    fee: z
      .object({ bps: z.number().int(), flat: wireMoney })
      .optional()
      .meta({ description: "Hundredths of a per cent, and an amount. Taken from what is paid." }),
    hours: z
      .object({ opens: z.string(), closes: z.string() })
      .optional()
      .meta({ description: "By the brand's clock. Missing for a method that is always open." }),
    needsLevel: z.number().int(),
    unfit: z.enum(["METHOD_LEVEL", "METHOD_CLOSED"]).optional().meta({
      description: "Why it can't be used by this player now.",
    }),
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
    bonusLeft: wireMoney.meta({ description: "What is left to play of bonuses." }),
    unplayedFeeBps: z
      .number()
      .int()
      .nullable()
      .meta({
        description:
          "What a withdrawal costs while something is left to play, in basis points of its " +
          "amount; null where nothing is paid out then.",
      }),
    mostTo: z.object({ bank: wireMoney.nullable(), bitcoin: wireMoney.nullable() }).meta({
      description:
        "Most that may go to a bank account and to a Bitcoin address, because money goes back " +
        "the way it came first; null where nothing stands in the way.",
    }),
    owed: wireMoney.meta({
      description: "What the player owes. A withdrawal takes it from the balance first.",
    }),
    confirmWith: z
      .enum(["payment", "login"])
      .nullable()
      .meta({
        description:
          "Which password a request asks for; null while the player has neither and " +
          "must set a payment password.",
      }),
    authenticator: z.boolean().meta({
      description: "Whether a request asks for a code of the authenticator app too.",
    }),
    waitsUntil: wireTime
      .nullable()
      .meta({ description: "When withdrawals are possible again after a password was recovered." }),
    mayCancel: z.boolean().meta({
      description: "Whether a request can be taken back until it is approved.",
    }),
    bitcoin: z.boolean().meta({ description: "Whether an account may be a Bitcoin address." }),
    missing: z.array(z.enum(WITHDRAWAL_BLOCKS)),
    blocked: z.enum(WITHDRAWAL_BLOCKS).optional(),
  })
  .meta({
    id: "WithdrawalEligibility",
    description:
      "What may be withdrawn and everything that is missing: `blocked` is the first of it, the " +
      "code a request would be refused with.",
  });
/** What does not change with the player. */
function describedMethod(
  terms: DepositMethod,
  wire: (units: bigint) => z.infer<typeof wireMoney>,
  readable: readonly LanguageCode[],
) {
  const { code, name, picture, minUnits, fee, opens, closes, expiresMinutes, account } = terms;
  const language = readable.find((one) => terms.instructions[one]);
  const text = language && terms.instructions[language];
  return {
    code,
    name,
    picture,
    ...(text ? { instructions: { text, language: languageOf(language).tag } } : {}),
    min: wire(minUnits),
    ...(fee.bps > 0 || fee.flatUnits > 0n
      ? { fee: { bps: fee.bps, flat: wire(fee.flatUnits) } }
      : {}),
    ...(opens === closes ? {} : { hours: { opens, closes } }),
    needsLevel: terms.kycLevel,
    expiresMinutes,
    ...(account ? { account } : {}),
  };
}

const methods = z.object({
  deposit: z.array(depositMethod),
  promotions: z.boolean().meta({
    description: "Whether there may be promotions to choose for a deposit.",
  }),
  withdrawal,
});

function wireMost<Wire>(most: bigint | null, wire: (units: bigint) => Wire): Wire | null {
  return most === null ? null : wire(most);
}

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
      const settings = await settingsOf(platform, player.brandId);
      const [limits, offered] = [limitsOf(settings.cashier), methodsOf(settings.methods)];
      const left = leftOf(limits.ofLevel(player.kycLevel), await depositSums(db, player.id));
      const eligibility = await withdrawalEligibility(db, player, limits, settings.payouts);
      const now = await brandTime(db, player.brandId);
      const payments = await paymentLawOf(platform, player.brandId);
      const readable = await readableFor(platform, player.brandId, request);
      const wire = (units: bigint) => toWire({ units, currency: player.currency });
      return success({
        deposit: Object.values(offered).flatMap((terms) => {
          const unfit = unfitness(terms, player, now, payments);
          if (unfit === "NOT_OFFERED" || !isServed(platform.config, terms.code)) return [];
          const most = smaller(terms.maxUnits, left);
          return [
            {
              ...describedMethod(terms, wire, readable),
              max: wire(most),
              ...(unfit ? { unfit } : {}),
            },
          ];
        }),
        promotions: hasPromotions(platform),
        withdrawal: {
          min: wire(limits.withdrawalMin),
          max: wire(smaller(limits.withdrawalMax, eligibility.dailyLeft)),
          dailyLeft: wire(eligibility.dailyLeft),
          kycLevel: player.kycLevel,
          needsKyc: limits.withdrawalLevel,
          turnoverLeft: wire(eligibility.turnoverLeft),
          bonusLeft: wire(eligibility.bonusLeft),
          unplayedFeeBps: settings.payouts.unplayedFeeBps,
          mostTo: {
            bank: wireMost(eligibility.mostTo.BANK, wire),
            bitcoin: wireMost(eligibility.mostTo.BITCOIN, wire),
          },
          owed: wire(eligibility.owed),
          confirmWith: (await confirmingSecret(db, player.id)) ?? null,
          authenticator: await hasAuthenticator(db, player.id),
          waitsUntil: eligibility.waitsUntil?.toString() ?? null,
          mayCancel: await mayCancelWithdrawals(platform, player.brandId),
          bitcoin: await paysBitcoin(db, platform.config, player.brandId),
          missing: [...eligibility.missing],
          ...(eligibility.missing[0] ? { blocked: eligibility.missing[0] } : {}),
        },
      });
    },
  );
}
