import { UNITS_PER_MAJOR } from "@perya/money";
import { z } from "zod";
import { settingAmount, settingCount, type Declares } from "../../declares.ts";

const HIGHEST = 100;
const MOST_MINUTES = 24 * 60;
const MOST_HOURS = 7 * 24;
const MOST_DAYS = 366;
/** Of the Philippine profile, in pesos. Source: player money reference, section 11 (RA 10927). */
const REPORTED_ABOVE = 5_000_000n;
/** What one person may credit alone where nobody has set another amount, in pesos. */
const CHECKED_ABOVE = 10_000n;

/** Every rule can be switched off, and weighs what a brand wants. */
const rule = (weight: number) => ({
  on: z.boolean().default(true).meta({ title: "Applied" }),
  weight: settingCount(1, HIGHEST).default(weight).meta({
    title: "Weight",
    description: "What it adds to a score. A score is at most 100.",
  }),
});

const rules = z.object({
  structuring: z
    .object({
      ...rule(50),
      deposits: settingCount(2, 50).default(3).meta({ title: "Deposits, at least" }),
      hours: settingCount(1, MOST_HOURS).default(24).meta({
        title: "Within",
        "x-unit": "hours",
      }),
      withinPercent: settingCount(1, 50).default(10).meta({
        title: "Below the amount by at most",
        "x-unit": "per cent",
      }),
      checkedAbove: settingAmount.default((CHECKED_ABOVE * UNITS_PER_MAJOR).toString()).meta({
        title: "Also under this amount",
        description:
          "From which payments are looked at closer, as where a second person is needed. " +
          "The amount that is reported counts as well. 0 for no other.",
      }),
    })
    .prefault({})
    .meta({ title: "Several deposits just under an amount that is reported or checked" }),
  otherPayer: z.object(rule(60)).prefault({}).meta({
    title: "Deposit paid under another name",
    description: "Such a deposit also waits for staff: that can't be switched off.",
  }),
  manyAccounts: z
    .object({
      ...rule(30),
      accounts: settingCount(1, 50).default(3).meta({ title: "More bank accounts than" }),
      days: settingCount(1, MOST_DAYS).default(30).meta({
        title: "Bound within",
        "x-unit": "days",
      }),
    })
    .prefault({})
    .meta({ title: "Many bank accounts" }),
  sharedAccount: z
    .object(rule(40))
    .prefault({})
    .meta({ title: "Bank account of another player too" }),
  sharedDevice: z
    .object(rule(25))
    .prefault({})
    .meta({ title: "Browser and address of another player too" }),
  crowdedAddress: z
    .object({
      ...rule(15),
      others: settingCount(1, 1_000).default(5).meta({ title: "Other players, at least" }),
    })
    .prefault({})
    .meta({ title: "Address of many players" }),
  samePerson: z
    .object(rule(40))
    .prefault({})
    .meta({ title: "Phone or identity number of another player too" }),
  quickOut: z
    .object({
      ...rule(40),
      minutes: settingCount(1, MOST_MINUTES).default(120).meta({
        title: "Withdrawal after a deposit within",
        "x-unit": "minutes",
      }),
      lowEdgePercent: settingCount(1, 100).default(50).meta({
        title: "Share of stakes in 24 hours that is no valid turnover, at least",
        description: "Both sides of a round and very low odds are no valid turnover.",
        "x-unit": "per cent",
      }),
    })
    .prefault({})
    .meta({ title: "In and out with play that risks little" }),
  transferLoop: z
    .object({
      ...rule(40),
      returns: settingCount(2, 100).default(3).meta({
        title: "Times that money came back from vendors in 24 hours",
      }),
      playedPercent: settingCount(1, 100).default(10).meta({
        title: "Played of what came back, less than",
        "x-unit": "per cent",
      }),
    })
    .prefault({})
    .meta({
      title: "Money moved to vendors and back",
      description: "Only what players move themselves counts, not what follows a game.",
    }),
  suddenVolume: z
    .object({
      ...rule(30),
      times: settingCount(2, 1_000).default(10).meta({
        title: "Times the daily mean of the days before",
      }),
      days: settingCount(2, MOST_DAYS).default(30).meta({
        title: "Days of that mean",
        "x-unit": "days",
      }),
    })
    .prefault({})
    .meta({ title: "Sudden volume of deposits" }),
});

/** What raises suspicion about money. Source: player money reference, section 11. */
const risk = z.object({
  caseFrom: settingCount(1, HIGHEST).default(70).meta({
    title: "Score from which a case is opened",
    description: "No account is blocked by a score: staff look into the case.",
  }),
  reviewFrom: settingCount(1, HIGHEST).default(70).meta({
    title: "Score from which a withdrawal is reviewed",
    description: "It waits, and takes two people. The player is not told why.",
  }),
  reportedAbove: settingAmount
    .default((REPORTED_ABOVE * UNITS_PER_MAJOR).toString())
    .meta({ title: "Transactions above this amount are recorded for the authority" }),
  rules: rules.prefault({}).meta({ title: "Rules" }),
});

/** Permissions on suspicions, and what a brand finds suspicious. */
export const riskDeclares = {
  permissions: {
    "risk.read": { roles: ["cashier"] },
    "cases.read": { roles: ["cashier"] },
    "cases.write": { roles: ["cashier"] },
    "players.notes": { roles: ["cashier", "support"] },
  },
  settings: {
    risk: {
      title: "Risk",
      about: "Rules score deposits, withdrawals and registrations for staff. Players are not told.",
      schema: risk,
      twoPerson: true,
    },
  },
} as const satisfies Declares;
