import { SECTION_NAMES } from "../settings.ts";
import type { Attacks } from "../../../testing/attack.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /settings": { own: true },
  "GET /settings/{section}/versions": { own: true },
  "POST /settings/{section}/restore": { own: true },
  ...Object.fromEntries(SECTION_NAMES.map((name) => [`PUT /settings/${name}`, { own: true }])),
};
