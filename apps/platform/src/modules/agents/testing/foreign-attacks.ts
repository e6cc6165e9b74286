import { reason, type Attacks } from "../../../testing/attack.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /agents": { hides: ["player", "playerName"] },
  "GET /agents/{id}": { at: { id: "player" } },
  "POST /agents/{id}/freeze": { at: { id: "player" }, body: () => ({ frozen: true, reason }) },
  "POST /agents/{id}/move": { at: { id: "player" }, body: () => ({ to: null, reason }) },
  "POST /agents/{id}/move/preview": { at: { id: "player" }, body: () => ({ to: null }) },
  "POST /agents/{id}/move/cancel": { at: { id: "player" }, body: () => ({ reason }) },
};
