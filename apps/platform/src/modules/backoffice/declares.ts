import type { Declares } from "../../declares.ts";

/**
 * Permissions on players, reports and proofs; and where money of minors' accounts comes from and
 * goes to: play that is void, and deposits that are returned.
 */
export const backofficeDeclares = {
  permissions: {
    "players.read": { roles: ["cashier", "support"] },
    "players.contacts": { roles: ["support"] },
    "players.kyc": { roles: ["support"] },
    "players.links": {},
    "players.password": { roles: ["support"] },
    "players.kind": {},
    "players.block": { roles: ["support"] },
    "players.adjust": { roles: ["cashier"] },
    "players.minor": {},
    "players.owed": { roles: ["cashier"] },
    "reports.read": {},
    "ledger.read": { houseOnly: true },
    "proof.read": {},
    "brands.read": { houseOnly: true },
    "brands.write": { houseOnly: true },
  },
  houseAccounts: {
    "minors-void": { line: "adjust" },
    "minors-returned": { line: "adjust" },
  },
} as const satisfies Declares;
