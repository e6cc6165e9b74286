import type { Declares } from "../../declares.ts";

/** Who sees the tree of agents, moves teams in it, and freezes agents. */
export const agentsDeclares = {
  permissions: {
    "agents.read": { roles: ["support", "cashier"] },
    "agents.move": {},
    "agents.freeze": {},
  },
} as const satisfies Declares;
