import type { Declares } from "../../declares.ts";
import { referralTerms } from "./declared-terms.ts";

/** Who sees which friends were invited, and what inviting brings. */
export const referralDeclares = {
  permissions: {
    "referrals.read": { roles: ["support", "cashier"] },
  },
  settings: {
    referral: {
      title: "Inviting friends",
      about:
        "What a player gets for friends who register, pay in and play. " +
        "While it is off no page speaks of it. A change takes two people.",
      schema: referralTerms,
      twoPerson: true,
    },
  },
} as const satisfies Declares;
