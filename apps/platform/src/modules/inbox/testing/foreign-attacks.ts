import type { Attacks } from "../../../testing/attack.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "POST /broadcasts/count": { own: true },
  "POST /broadcasts": { own: true },
  "GET /broadcasts": { hides: ["broadcast"] },
  "GET /broadcasts/{id}": { at: { id: "broadcast" } },
  "GET /players/{id}/messages": { at: { id: "player" } },
  "POST /broadcasts/{id}/cancel": { at: { id: "broadcast" } },
};
