import type { Declares } from "../../declares.ts";

/** Permissions on players' documents. */
export const documentsDeclares = {
  permissions: {
    "documents.read": { roles: ["support"] },
    "documents.decide": { roles: ["support"] },
    "screening.load": { houseOnly: true },
  },
} as const satisfies Declares;
