import type { Declares } from "../../declares.ts";

/** Permissions on the audit trail. */
export const auditDeclares = {
  permissions: {
    "audit.read": {},
  },
} as const satisfies Declares;
