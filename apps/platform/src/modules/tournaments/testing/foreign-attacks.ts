import type { Attacks } from "../../../testing/attack.ts";

const at = { id: "tournament" } as const;
const tournament = {
  score: "TURNOVER",
  entry: "OPEN",
  prizes: ["100000"],
  words: { EN: { title: "Not ours" } },
  endsAt: "2100-01-01T00:00:00Z",
};

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /tournaments": { hides: ["tournament"] },
  "POST /tournaments": { own: true },
  "GET /tournaments/{id}": { at },
  "GET /tournaments/{id}/positions": { at },
  "PUT /tournaments/{id}": { at, body: () => ({ version: 1, tournament }) },
  "POST /tournaments/{id}/open": { at },
  "POST /tournaments/{id}/cancel": { at, body: () => ({ reason: "no good reason" }) },
};
