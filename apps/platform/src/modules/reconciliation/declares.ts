import { z } from "zod";
import { settingCount, type Declares } from "../../declares.ts";

/**
 * Permissions on statements and on what they and our books don't agree in, and when statements are
 * due.
 */
export const reconciliationDeclares = {
  permissions: {
    "reconciliation.read": { roles: ["cashier"] },
    "reconciliation.upload": { roles: ["cashier"] },
    "reconciliation.settle": { roles: ["cashier"] },
  },
  settings: {
    reconciliation: {
      title: "Statements",
      schema: z.object({
        dueHour: settingCount(0, 23).default(8).meta({
          title: "Yesterday's statements are due from",
          description: "Each provider without one is then a row for staff. By the brand's clock.",
          "x-unit": "o'clock",
        }),
      }),
    },
  },
} as const satisfies Declares;
