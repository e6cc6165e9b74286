import type { Rule } from "./rule.ts";

/** Several deposits of a day that each stay just under the amount that is reported. */
export const structuring: Rule<"structuring"> = {
  of: ["deposit"],
  find: ({ depositsOfDay }, { reportedAbove, withinPercent, deposits }) => {
    const from = (reportedAbove * (100n - BigInt(withinPercent))) / 100n;
    const near = depositsOfDay.filter((units) => units >= from && units <= reportedAbove);
    return reportedAbove > 0n && near.length >= deposits
      ? `${near.length} deposits in 24 hours within ${withinPercent} % under the reported amount`
      : undefined;
  },
};
