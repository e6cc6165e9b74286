import { UNITS_PER_MAJOR } from "@perya/money";
import { z } from "zod";
import { settingAmount, settingCount } from "../../../declares.ts";
import { rebateRates } from "../declared-categories.ts";

const MOST_DAYS = 366;
const MOST_TIMES = 50;

/** What players get back of their turnover. Source: player money reference, section 5. */
export const rebateTerms = z.object({
  mode: z
    .enum(["off", "claim", "at once"])
    .default("off")
    .meta({
      title: "Rebate",
      description:
        "For each day, from three o'clock of the next one on and once the day is closed: " +
        "on a list to claim, or credited at once.",
    }),
  rates: rebateRates.meta({
    title: "Rates without a VIP level, in millionths of turnover (10,000 is 1 %)",
    description: "A VIP level has rates of its own; the higher one of both counts.",
  }),
  minimum: settingAmount
    .default(UNITS_PER_MAJOR.toString())
    .meta({ title: "Smallest rebate of a day", description: "Less than this is not given." }),
  capPerDay: settingAmount.nullable().default(null).meta({
    title: "Largest rebate of a player and day",
    "x-none": "no cap",
    "x-unit": "money",
  }),
  claimDays: settingCount(1, MOST_DAYS).default(30).meta({
    title: "Time to claim it",
    description: "After it, it is credited by itself.",
    "x-unit": "days",
  }),
  playTimes: settingCount(0, MOST_TIMES).default(1).meta({
    title: "Times it has to be played before it can be withdrawn",
  }),
});
