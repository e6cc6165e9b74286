import { reason, type Attacks } from "../../../testing/attack.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /lottery/odds": { house: true },
  "GET /lottery/odds/{prizeMode}/{rules}": { at: { rules: "lotteryRules" } },
  "POST /lottery/odds/{prizeMode}/{rules}": {
    at: { rules: "lotteryRules" },
    body: () => ({ from: 0, change: { prizeGroup: 1_900 }, reason }),
  },
  "POST /lottery/odds/{prizeMode}/{rules}/returns": {
    at: { rules: "lotteryRules" },
    body: () => ({ change: { prizeGroup: 1_900 } }),
  },
  "POST /lottery/odds/{prizeMode}/{rules}/requests": {
    at: { rules: "lotteryRules" },
    body: () => ({ from: 0, change: { prices: {} }, reason }),
  },
  "GET /lottery/limits": { house: true },
  "POST /lottery/limits/{currency}": {
    at: { currency: "currency" },
    body: () => ({
      minUnit: "1",
      maxUnit: "2",
      orderPayout: "1",
      issuePayout: "1",
      bankroll: "1",
      shares: {},
      reason,
    }),
  },
  "GET /lottery/exposure/{gameCode}/{issueNo}": { at: { gameCode: "lottery", issueNo: "draw" } },
  "GET /lottery/games": { house: true },
  "PUT /lottery/games/{code}": {
    at: { code: "lottery" },
    body: () => ({ enabled: false, reason }),
  },
  "PUT /lottery/games/{code}/exceptions/{day}": {
    at: { code: "lottery", day: "day" },
    body: () => ({ drawsAt: null, reason }),
  },
  "DELETE /lottery/games/{code}/exceptions/{day}": { at: { code: "lottery", day: "day" } },
  "GET /lottery/issues": { house: true },
  "POST /lottery/issues/{code}/{issueNo}/void": {
    at: { code: "lottery", issueNo: "draw" },
    body: () => ({ reason }),
  },
  "GET /lottery/results": { house: true },
  "GET /lottery/imports": { house: true },
  "POST /lottery/imports/{id}/take-back": { at: { id: "resultImport" }, body: () => ({ reason }) },
  "POST /lottery/issues/{code}/{issueNo}/results": {
    at: { code: "lottery", issueNo: "draw" },
    body: () => ({ outcome: {}, reason }),
  },
  "GET /lottery/issues/{code}/{issueNo}": { at: { code: "lottery", issueNo: "draw" } },
  "GET /lottery/issues/{code}/{issueNo}/cost": { at: { code: "lottery", issueNo: "draw" } },
  "GET /lottery/reports": { own: true },
  "GET /lottery/reports/{code}/{issueNo}": { own: true },
  "POST /lottery/results/{id}/{decision}": { at: { id: "picture" }, body: () => ({ reason }) },
};
