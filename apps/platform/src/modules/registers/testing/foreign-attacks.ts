import type { Attacks } from "../../../testing/attack.ts";

const list = { at: { id: "registerList" } } as const;

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /registers": { own: true },
  "POST /registers/lists": { own: true },
  "POST /registers/lists/{id}/pieces/{place}": {
    at: { id: "registerList", place: "documentFile" },
  },
  "POST /registers/lists/{id}/stop": list,
  "GET /players/{id}/registers": { at: { id: "player" } },
};
