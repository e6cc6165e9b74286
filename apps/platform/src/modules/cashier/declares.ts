import { UNITS_PER_MAJOR } from "@perya/money";
import { z } from "zod";
import { settingAmount, settingCount, type Declares } from "../../declares.ts";
import { changesMore, methods } from "./deposits/terms/declared-methods.ts";
import { payers, paysMore } from "./withdrawals/orders/declared-payers.ts";

/** An amount of the brand's currency as settings hold it. */
const main = (amount: bigint): string => (amount * UNITS_PER_MAJOR).toString();
const atLeast = (least: string, most: string) => BigInt(least) <= BigInt(most);

const MOST_HOURS = 30 * 24;
const MOST_PER_DAY = 100;

/** What a level of verification allows. */
const level = z
  .object({
    depositPerDay: settingAmount.meta({ title: "Deposits in 24 hours" }),
    depositLifetime: settingAmount
      .nullable()
      .meta({ title: "Deposits in all", "x-none": "no limit", "x-unit": "money" }),
    withdrawalPerDay: settingAmount.meta({ title: "Withdrawals in 24 hours" }),
    withdrawalsPerDay: settingCount(0, MOST_PER_DAY)
      .nullable()
      .default(null)
      .meta({ title: "How many withdrawals in 24 hours", "x-none": "as many as at any level" }),
  })
  .refine(
    ({ depositPerDay, depositLifetime }) =>
      depositLifetime === null || atLeast(depositPerDay, depositLifetime),
    { path: ["depositLifetime"], message: "Can't be below the deposits in 24 hours" },
  );
const upTo = (perDay: bigint) => ({
  depositPerDay: main(perDay),
  depositLifetime: null,
  withdrawalPerDay: main(perDay),
  withdrawalsPerDay: null,
});
const FIRST_LEVEL = {
  depositPerDay: main(2_000n),
  depositLifetime: main(2_000n),
  withdrawalPerDay: "0",
  withdrawalsPerDay: null,
};

/**
 * What players may deposit and withdraw. Source of the levels: player money reference, section 10.
 * Level 3 withdraws "by review": as much as it may deposit, each one decided by staff anyway.
 */
const cashier = z
  .object({
    levels: z
      .object({
        level0: level.default(FIRST_LEVEL).meta({ title: "Level 0, not verified" }),
        level1: level.default(upTo(20_000n)).meta({ title: "Level 1" }),
        level2: level.default(upTo(200_000n)).meta({ title: "Level 2" }),
        level3: level.default(upTo(2_000_000n)).meta({ title: "Level 3" }),
      })
      .prefault({})
      .meta({ title: "What each level of verification allows" }),
    withdrawalLevel: settingCount(0, 3).default(1).meta({
      title: "Level from which money is paid out",
    }),
    withdrawalMin: settingAmount.default(main(100n)).meta({ title: "Smallest withdrawal" }),
    withdrawalMax: settingAmount.default(main(50_000n)).meta({ title: "Largest withdrawal" }),
    withdrawalsPerDay: settingCount(0, MOST_PER_DAY).default(5).meta({
      title: "Withdrawals in 24 hours",
      description: "How many, at every level that has no number of its own.",
    }),
    wipedOutBelow: settingAmount.default(main(1n)).meta({
      title: "Balance below which deposits need no more play",
      description:
        "Who has less than this in all, open bets and money at providers counted in, has played " +
        "deposits to the end. 0 for never.",
    }),
    openDepositsMax: settingCount(0, 50).default(5).meta({
      title: "Deposits waiting for payment",
      description: "How many of one player may wait at the same time.",
    }),
    bankAccountsMax: settingCount(0, 50).default(5).meta({ title: "Bank accounts of a player" }),
    bankAccountWaitHours: settingCount(0, MOST_HOURS)
      .default(24)
      .meta({
        title: "Wait before a new bank account may be used",
        description:
          "For every account after the first, so that a stolen login can't send money away " +
          "at once.",
        "x-unit": "hours",
      }),
    securityWaitHours: settingCount(1, MOST_HOURS)
      .default(24)
      .meta({
        title: "Wait before withdrawing after a password was recovered",
        description:
          "Also after a contact was replaced or an authenticator app switched off: time for the " +
          "owner to notice. Waits that have begun stay.",
        "x-unit": "hours",
      }),
  })
  .refine(({ withdrawalMin, withdrawalMax }) => atLeast(withdrawalMin, withdrawalMax), {
    path: ["withdrawalMax"],
    message: "The largest withdrawal can't be below the smallest",
  });

const MOST_ANSWER_MINUTES = 7 * 24 * 60;
const MOST_LAST_CALL_MINUTES = 60;

const MOST_FEE_BPS = 2_000;

/** How withdrawals are paid and answered, and what they cost. */
const payouts = z
  .object({
    answerMinutes: settingCount(0, MOST_ANSWER_MINUTES).default(30).meta({
      title: "Time to say that a transfer arrived",
      description: "Silence then counts as received; 0 waits for an answer for ever.",
      "x-unit": "minutes",
    }),
    lastCallMinutes: settingCount(1, MOST_LAST_CALL_MINUTES).default(5).meta({
      title: "Last reminder before that time ends",
      description: "The first one is at half of the time.",
      "x-unit": "minutes",
    }),
    askAgainMinutes: settingCount(1, MOST_ANSWER_MINUTES).default(10).meta({
      title: "Time to answer again, at least",
      description:
        "For a player whom staff send a dispute back to; never more than was given first.",
      "x-unit": "minutes",
    }),
    silentHours: settingCount(1, MOST_HOURS).default(24).meta({
      title: "A payment company is silent for too long after",
      description: "Two people may then say by its proof what became of a payout.",
      "x-unit": "hours",
    }),
    legsMax: settingCount(1, 50).default(10).meta({
      title: "Most transfers of one withdrawal",
    }),
    appealDays: settingCount(1, 90).default(7).meta({
      title: "Time to appeal against a transfer closed as received",
      "x-unit": "days",
    }),
    reviewAbove: settingAmount.nullable().default(null).meta({
      title: "Withdrawals above this are reviewed, and take two people",
      "x-none": "no review",
      "x-unit": "money",
    }),
    returnFirst: z
      .boolean()
      .default(true)
      .meta({
        title: "Money goes back the way it was deposited first",
        description:
          "To bank accounts or Bitcoin addresses, up to what came in by each. Expected against " +
          "laundering.",
      }),
    feeFree: settingCount(0, 100)
      .default(1)
      .meta({ title: "Withdrawals without a fee in 24 hours" }),
    feeFlat: settingAmount.default("0").meta({ title: "Fee of every further one" }),
    feeBps: settingCount(0, MOST_FEE_BPS).default(0).meta({
      title: "Or its share of the amount",
      "x-unit": "1/100 %",
    }),
    unplayedFeeBps: settingCount(0, MOST_FEE_BPS).nullable().default(null).meta({
      title: "Fee while deposits are not played once",
      description: "On top of the other fee. Look at what your licence asks against laundering.",
      "x-none": "no withdrawal until they are",
      "x-unit": "1/100 %",
    }),
  })
  .refine(({ feeFlat, feeBps }) => feeFlat === "0" || feeBps === 0, {
    path: ["feeBps"],
    message: "A fee is an amount or a share, not both",
  });

/** Permissions on deposits and withdrawals, and what a brand allows of them. */
export const cashierDeclares = {
  permissions: {
    "deposits.read": { roles: ["cashier", "support"] },
    "deposits.decide": { roles: ["cashier"] },
    "vouchers.read": { roles: ["cashier", "support"] },
    "vouchers.make": { roles: ["cashier"] },
    "withdrawals.read": { roles: ["cashier", "support"] },
    "withdrawals.decide": { roles: ["cashier"] },
  },
  houseAccounts: {
    deposits: { line: "deposits" },
    payouts: { line: "withdrawals" },
    withdrawalFees: { line: "playerFee" },
    "deposit-fees": { line: "playerFee" },
    "unplayed-fees": { line: "playerFee" },
    "given-up": { line: "adjust" },
    "late-payouts": { line: "adjust" },
  },
  settings: {
    cashier: {
      title: "Deposits and withdrawals",
      about: "Requests keep what was allowed when they were opened.",
      schema: cashier,
      twoPerson: true,
    },
    payouts: {
      title: "Paying withdrawals",
      about: "Transfers that were sent keep the time they were sent with.",
      schema: payouts,
      twoPerson: true,
    },
    payers: {
      title: "Who pays withdrawals",
      about:
        "Beside staff at the bank. Switching a company off takes one person, every other change " +
        "takes two.",
      schema: payers,
      twoPerson: paysMore,
    },
    methods: {
      title: "Deposit methods",
      about: "Switching a method off takes one person, every other change takes two.",
      schema: methods,
      twoPerson: changesMore,
    },
  },
} as const satisfies Declares;
