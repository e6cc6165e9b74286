import type { Rule } from "./rule.ts";

/** The bank names another payer than the player. */
export const otherPayer: Rule<"otherPayer"> = {
  of: ["deposit"],
  find: (facts) => (facts.otherPayer ? "Paid under a name that is not the player's" : undefined),
};
