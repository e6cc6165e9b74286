import type { Rule } from "./rule.ts";

/** More bank accounts than a person needs. */
export const manyAccounts: Rule<"manyAccounts"> = {
  of: ["withdrawal"],
  find: ({ accountsOfMonth }, { accounts }) =>
    accountsOfMonth > accounts ? `${accountsOfMonth} bank accounts in 30 days` : undefined,
};
