import type { Declares } from "../../declares.ts";

/** Who makes promotions and decides on grants, and where the money of bonuses comes from. */
export const promotionsDeclares = {
  permissions: {
    "promotions.read": { roles: ["support"] },
    "promotions.write": {},
    "promotions.grant": { roles: ["support"] },
  },
  houseAccounts: { promotions: { line: "bonuses" } },
} as const satisfies Declares;
