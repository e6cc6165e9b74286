import type { Declares } from "../../declares.ts";

/** Permissions on games, odds and draws, which are the house's. */
export const lotteryDeclares = {
  permissions: {
    "lottery.read": { houseOnly: true, roles: ["cashier"] },
    "lottery.write": { houseOnly: true },
    "lottery.results": { houseOnly: true, roles: ["cashier"] },
  },
} as const satisfies Declares;
