import type { Declares } from "../../declares.ts";
import { rebateTerms } from "./rebate/declared-rebate.ts";
import { costsMore, vipLadder } from "./vip/ladder/declared-ladder.ts";

/** What a brand gives its best players. */
export const loyaltyDeclares = {
  permissions: {
    "players.vip": { roles: ["cashier"] },
  },
  houseAccounts: { rebates: { line: "rebate" } },
  settings: {
    rebate: {
      title: "Rebate",
      about: "What players get back of their turnover. Rebates that were made stay as they are.",
      schema: rebateTerms,
      twoPerson: true,
    },
    vip: {
      title: "VIP levels",
      about:
        "Players reach a level at once and keep it by what they play in a month. " +
        "What a change costs takes two people; names, colours and texts take one.",
      schema: vipLadder,
      twoPerson: costsMore,
    },
  },
} as const satisfies Declares;
