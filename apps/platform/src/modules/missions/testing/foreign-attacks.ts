import type { Attacks } from "../../../testing/attack.ts";

const at = { id: "mission" } as const;
const mission = {
  kind: "TURNOVER",
  target: "100000",
  span: "DAILY",
  words: { EN: { title: "Not ours" } },
  points: 10,
};

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /missions": { hides: ["mission"] },
  "POST /missions": { own: true },
  "PUT /missions/{id}": { at, body: () => ({ version: "1", mission }) },
  "POST /missions/{id}/offer": { at },
  "POST /missions/{id}/close": { at, body: () => ({ reason: "no good reason" }) },
};
