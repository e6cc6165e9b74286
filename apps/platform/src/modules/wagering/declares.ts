import type { Declares } from "../../declares.ts";

/** Permission to change what players have to play. */
export const wageringDeclares = {
  permissions: {
    "wagering.change": { roles: ["cashier"] },
  },
} as const satisfies Declares;
