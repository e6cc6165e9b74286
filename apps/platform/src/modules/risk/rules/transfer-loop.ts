import type { Rule } from "./rule.ts";

/** Money that goes to vendors and comes back again and again, with little of it played. */
export const transferLoop: Rule<"transferLoop"> = {
  of: ["withdrawal"],
  find: (facts, { returns: least, playedPercent }) => {
    const { returnsOfDay: returns, returnedOfDay: returned, stakesOfDay, turnoverOfDay } = facts;
    if (returns < least || returned <= 0n) return undefined;
    const played = stakesOfDay > turnoverOfDay ? stakesOfDay : turnoverOfDay;
    return played * 100n < returned * BigInt(playedPercent)
      ? `Came back from vendors ${returns} times in 24 hours; ` +
          `${(played * 100n) / returned} % of that was played`
      : undefined;
  },
};
