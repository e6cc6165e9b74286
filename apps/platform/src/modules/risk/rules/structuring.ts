import type { Rule } from "./rule.ts";

/** Several deposits of some hours that each stay just under the amount that is reported. */
export const structuring: Rule<"structuring"> = {
  of: ["deposit"],
  find: ({ depositsLately }, { reportedAbove, withinPercent, deposits, hours }) => {
    const from = (reportedAbove * (100n - BigInt(withinPercent))) / 100n;
    const near = depositsLately.filter((units) => units >= from && units <= reportedAbove);
    return reportedAbove > 0n && near.length >= deposits
      ? `${near.length} deposits in ${hours} hours ` +
          `within ${withinPercent} % under the reported amount`
      : undefined;
  },
};
