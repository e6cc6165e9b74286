import type { Rule } from "./rule.ts";

/** More bank accounts than a person needs. */
export const manyAccounts: Rule<"manyAccounts"> = {
  of: ["withdrawal"],
  find: ({ accountsLately }, { accounts, days }) =>
    accountsLately > accounts ? `${accountsLately} bank accounts in ${days} days` : undefined,
};
