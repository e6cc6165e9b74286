import type { Declares } from "../../declares.ts";

/**
 * Permissions on money that vendors keep, and where that money is: on the way, or at the vendor.
 * `{id}` is the vendor's number.
 */
export const vendorWalletsDeclares = {
  permissions: {
    "vendor-wallets.read": { roles: ["cashier", "support"] },
    "vendor-wallets.decide": { roles: ["cashier"] },
  },
  houseAccounts: {
    "transit:{id}": { line: "away" },
    "vendor:{id}:kept": { line: "away" },
  },
} as const satisfies Declares;
