import type { Declares } from "../../declares.ts";

/** Permissions on players' feedback. */
export const feedbackDeclares = {
  permissions: {
    "feedback.read": { roles: ["support"] },
  },
} as const satisfies Declares;
