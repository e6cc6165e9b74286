import type { Declares } from "../../declares.ts";

/** Permissions on statements and on what they and our books don't agree in. */
export const reconciliationDeclares = {
  permissions: {
    "reconciliation.read": { roles: ["cashier"] },
    "reconciliation.upload": { roles: ["cashier"] },
    "reconciliation.settle": { roles: ["cashier"] },
  },
} as const satisfies Declares;
