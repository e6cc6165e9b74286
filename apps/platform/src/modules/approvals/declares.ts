import type { Declares } from "../../declares.ts";

/** Whether staff may be a second person. */
export const approvalsDeclares = {
  permissions: {
    "approvals.decide": { roles: ["cashier"] },
  },
} as const satisfies Declares;
