import { UNITS_PER_MAJOR } from "@perya/money";
import { z } from "zod";
import { settingAmount, settingCount } from "../../declares.ts";

const MOST_DAYS = 28;
const of = (major: bigint) => (major * UNITS_PER_MAJOR).toString();

/** How bills of agents are measured and reviewed. Source: agents reference, sections 2 and 8. */
export const agentPayTerms = z.object({
  reviewAbove: settingAmount.nullable().default(of(50_000n)).meta({
    title: "Bills above this amount are reviewed before they are paid",
    "x-none": "none for its amount",
    "x-unit": "money",
  }),
  activeTurnover: settingAmount
    .default(of(1_000n))
    .meta({ title: "Turnover of an active member in a period" }),
  activeDeposits: settingAmount
    .default(of(100n))
    .meta({ title: "Deposits of an active member in a period" }),
  monthDays: settingCount(0, MOST_DAYS).default(3).meta({
    title: "Days on which an active member plays in a month",
    "x-unit": "days",
  }),
  lessBonus: z.boolean().default(true).meta({ title: "Take bonuses off what a team lost" }),
  lessRebate: z.boolean().default(true).meta({ title: "Take rebates off what a team lost" }),
  lessSalary: z.boolean().default(true).meta({
    title: "Take salaries off what a team lost",
    description: "Those paid to agents of the team in the period of a dividend.",
  }),
});
