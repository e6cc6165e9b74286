import type { Rule } from "./rule.ts";

/** Several deposits of some hours that each stay just under an amount from which more is asked. */
export const structuring: Rule<"structuring"> = {
  of: ["deposit"],
  find: ({ depositsLately }, { reportedAbove, checkedAbove, withinPercent, deposits, hours }) => {
    const reported = { above: reportedAbove, name: "reported amount" };
    const checked = { above: BigInt(checkedAbove), name: "amount that is checked" };
    for (const { above, name } of [reported, checked]) {
      const from = (above * (100n - BigInt(withinPercent))) / 100n;
      const near = depositsLately.filter((units) => units >= from && units <= above);
      if (above > 0n && near.length >= deposits)
        return (
          `${near.length} deposits in ${hours} hours ` +
          `within ${withinPercent} % under the ${name}`
        );
    }
    return undefined;
  },
};
