import type { Declares } from "../../declares.ts";
import { agentPayTerms } from "./declared-pay.ts";

/** Who sees and reviews what agents are paid, and how it is measured. */
export const contractsDeclares = {
  permissions: {
    "agentPay.read": { roles: ["support", "cashier"] },
    "agentPay.review": { roles: ["cashier"] },
  },
  houseAccounts: { commissions: { line: "agentCost" } },
  settings: {
    agentPay: {
      title: "Agents' pay",
      about:
        "How the bills of agents' contracts are measured and reviewed. Bills that were made stay " +
        "as they are. A change takes two people.",
      schema: agentPayTerms,
      twoPerson: true,
    },
  },
} as const satisfies Declares;
