import type { StaffAgentBill } from "@perya/api-client/operator";

export const KIND_WORDS: Readonly<Record<StaffAgentBill["kind"], string>> = {
  DIVIDEND: "Dividend",
  DAILY_SALARY: "Daily salary",
};

export const PERIOD_WORDS: Readonly<Record<StaffAgentBill["period"], string>> = {
  D: "Daily",
  W: "Weekly",
  H: "Semimonthly",
  M: "Monthly",
};

export const STATES = [
  "PENDING_REVIEW",
  "PAYABLE",
  "PAID",
  "NOT_QUALIFIED",
  "CALCULATED",
  "REJECTED",
  "REVERSED",
] as const satisfies readonly StaffAgentBill["state"][];

export const REVIEW_WORDS: Readonly<Record<StaffAgentBill["review"][number], string>> = {
  LIMIT: "Above the limit for review",
  FIRST_DIVIDEND: "The agent's first dividend",
  DEPOSITS: "More than half of the team's deposits less withdrawals",
  FROZEN: "The agent is frozen",
};

const PPM_OF_PERCENT = 10_000;

/** A rate in percent. */
export const percentOf = (ppm: number) => `${ppm / PPM_OF_PERCENT} %`;
