import type { Declares } from "../../declares.ts";

/** Permissions on deposits and withdrawals. */
export const cashierDeclares = {
  permissions: {
    "deposits.read": { roles: ["cashier", "support"] },
    "deposits.decide": { roles: ["cashier"] },
    "withdrawals.read": { roles: ["cashier", "support"] },
    "withdrawals.decide": { roles: ["cashier"] },
  },
} as const satisfies Declares;
