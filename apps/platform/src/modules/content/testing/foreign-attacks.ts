import type { Attacks } from "../../../testing/attack.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /content": { hides: ["newsTitle"] },
  "POST /content": { own: true },
  "PUT /content/{id}": {
    at: { id: "news" },
    body: () => ({ version: "1", item: { kind: "help", title: "Mine now" } }),
  },
  "POST /content/{id}/move": { at: { id: "news" }, body: () => ({ place: 1 }) },
  "POST /content/preview": { own: true },
  "DELETE /content/{id}": { at: { id: "news" } },
};
