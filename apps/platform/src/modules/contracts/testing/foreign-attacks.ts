import type { Attacks } from "../../../testing/attack.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /agent-bills": { hides: ["player", "agentBill"] },
  "GET /agent-bills/{id}": { at: { id: "agentBill" } },
  "GET /agent-bills/{id}/members": { at: { id: "agentBill" } },
  "GET /agent-bills/{id}/members/{member}/days": { at: { id: "agentBill", member: "player" } },
  "GET /agent-bills/{id}/members/{member}/bets": { at: { id: "agentBill", member: "player" } },
  "POST /agent-bills/{id}/decision": {
    at: { id: "agentBill" },
    body: () => ({ decision: "reject", reason: "Not ours" }),
  },
};
