import type { Declares } from "../../declares.ts";

/** Permissions on vendors, and on what a brand offers of them. */
export const catalogueDeclares = {
  permissions: {
    "vendors.read": { houseOnly: true },
    "vendors.write": { houseOnly: true },
    "offer.read": {},
    "offer.write": {},
  },
  houseAccounts: {
    "vendor:{id}": { line: "games" },
  },
} as const satisfies Declares;
