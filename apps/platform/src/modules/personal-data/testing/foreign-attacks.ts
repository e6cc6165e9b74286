import { reason, type Attacks } from "../../../testing/attack.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "POST /players/{id}/reopen": { at: { id: "player" }, body: () => ({ reason }) },
};
