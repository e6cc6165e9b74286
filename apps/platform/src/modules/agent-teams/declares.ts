import type { Declares } from "../../declares.ts";

/** Who of the staff sees what teams of agents did. */
export const agentTeamsDeclares = {
  permissions: {
    "teams.read": { roles: ["support", "cashier"] },
  },
} as const satisfies Declares;
