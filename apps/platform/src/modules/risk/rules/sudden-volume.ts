import type { Rule } from "./rule.ts";

const DAYS = 30n;

/** Far more deposits in a day than the mean of the days before. */
export const suddenVolume: Rule<"suddenVolume"> = {
  of: ["deposit"],
  find: ({ depositsOfDay, depositedBefore }, { times }) => {
    const today = depositsOfDay.reduce((sum, units) => sum + units, 0n);
    // A first deposit has nothing to be compared with.
    return depositedBefore > 0n && today * DAYS >= depositedBefore * BigInt(times)
      ? `${(today * DAYS) / depositedBefore} times the daily mean of the 30 days before`
      : undefined;
  },
};
