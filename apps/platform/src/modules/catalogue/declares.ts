import { z } from "zod";
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
  settings: {
    vendors: {
      title: "Vendors",
      about: "How vendors know this brand. They bill by it, so a second person has to agree.",
      ownOnly: true,
      twoPerson: true,
      schema: z.object({
        operatorId: z
          .string()
          .trim()
          .regex(/^[\w.-]{0,64}$/, "may have letters, digits, dots, dashes and underscores")
          .default("")
          .meta({ title: "Operator id", description: "Left empty, the installation's." }),
      }),
    },
  },
} as const satisfies Declares;
