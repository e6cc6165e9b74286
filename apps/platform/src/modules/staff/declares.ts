import type { Declares } from "../../declares.ts";

/** What staff may be allowed about their colleagues. */
export const staffDeclares = {
  permissions: {
    "staff.write": {},
  },
} as const satisfies Declares;
