import type { Attacks } from "../../../testing/attack.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /referrals": { hides: ["friend", "player"] },
  "GET /players/{id}/referrals": { at: { id: "player" } },
};
