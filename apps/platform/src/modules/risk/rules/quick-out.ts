import type { Rule } from "./rule.ts";

/** Money that leaves soon after it came, after play that risked little of it. */
export const quickOut: Rule<"quickOut"> = {
  of: ["withdrawal"],
  find: (facts, { minutes, lowEdgePercent }) => {
    const { minutesSinceDeposit: since, stakesOfDay, turnoverOfDay } = facts;
    if (since === null || since > minutes) return undefined;
    const idle = stakesOfDay - turnoverOfDay;
    // Without stakes there is no play to look at: the cashier asks what a deposit must be played.
    return stakesOfDay > 0n && idle * 100n >= stakesOfDay * BigInt(lowEdgePercent)
      ? `Withdrawn ${since} minutes after a deposit; ` +
          `${(idle * 100n) / stakesOfDay} % of the stakes are no valid turnover`
      : undefined;
  },
};
