import type { Attacks } from "../../../testing/attack.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /players/{id}/vip-gifts": { at: { id: "player" } },
  "POST /players/{id}/vip-gifts/{gift}/void": {
    at: { id: "player", gift: "vipGift" },
    body: () => ({ reason: "not mine" }),
  },
};
