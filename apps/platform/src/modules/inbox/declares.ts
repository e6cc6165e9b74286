import type { Declares } from "../../declares.ts";

/** Permissions on messages to players. */
export const inboxDeclares = {
  permissions: {
    "inbox.read": { roles: ["support"] },
    "inbox.send": {},
  },
} as const satisfies Declares;
