import { UNITS_PER_MAJOR } from "@perya/money";
import { z } from "zod";
import { settingAmount, settingCount, type Declares } from "../../declares.ts";

/** An amount of the brand's currency as settings hold it. */
const main = (amount: bigint): string => (amount * UNITS_PER_MAJOR).toString();

/** Source of the usual ratios: player money reference, section 8. */
const points = z.object({
  depositPerPoint: settingAmount.default(main(100n)).meta({
    title: "Deposit for one point",
    description: "Every full amount of a deposit earns one. 0 for no points.",
  }),
  cashPerHundred: settingAmount.default(main(10n)).meta({
    title: "Cash for 100 points",
    description: "Points are converted in whole hundreds. 0 for no conversion.",
  }),
  convertPerDay: settingCount(0, 10_000_000).default(100_000).meta({
    title: "Points that a player may convert in 24 hours",
    "x-unit": "points",
  }),
});

/** Permissions on the points mall, what points are worth, and where their cash comes from. */
export const pointsDeclares = {
  permissions: {
    "points.read": { roles: ["cashier", "support"] },
    "points.decide": { roles: ["cashier"] },
    "points.write": {},
  },
  settings: {
    points: {
      title: "Points",
      about: "What deposits earn, and what points are worth, in the brand's currency.",
      schema: points,
      twoPerson: true,
    },
  },
  houseAccounts: {
    points: { line: "loyalty" },
  },
} as const satisfies Declares;
