import type { Attacks } from "../../../testing/attack.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /players/{id}/team": { at: { id: "player" } },
  "GET /players/{id}/team/games": { at: { id: "player" } },
  "GET /players/{id}/team/members": { at: { id: "player" } },
};
