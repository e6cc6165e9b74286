import type { Rule } from "./rule.ts";

/** Far more deposits in a day than the mean of the days before. */
export const suddenVolume: Rule<"suddenVolume"> = {
  of: ["deposit"],
  find: ({ depositsOfDay, depositedBefore }, { times, days }) => {
    const today = depositsOfDay.reduce((sum, units) => sum + units, 0n);
    // A first deposit has nothing to be compared with.
    return depositedBefore > 0n && today * BigInt(days) >= depositedBefore * BigInt(times)
      ? `${(today * BigInt(days)) / depositedBefore} times ` +
          `the daily mean of the ${days} days before`
      : undefined;
  },
};
