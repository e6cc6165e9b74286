import type { Attacks } from "../../../testing/attack.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /vip/levels": { own: true },
  "GET /players/{id}/vip": { at: { id: "player" } },
  "GET /players/{id}/rebates": { at: { id: "player" } },
  "POST /players/{id}/vip-floor": {
    at: { id: "player" },
    body: () => ({ floor: 1, reason: "no good reason" }),
  },
};
