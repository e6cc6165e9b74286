import type { Attacks } from "../../../testing/attack.ts";

const at = { id: "jackpot" } as const;
const jackpot = {
  name: "Not ours",
  tiers: [
    { name: "MINI", kind: "RANDOM", contributionPpm: 1, seed: "100000", odds: "100000000000" },
  ],
  games: [{ slug: "harbor-lanterns", statedPpm: 999_999 }],
};

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /jackpots": { hides: ["jackpot"] },
  "POST /jackpots": { own: true, body: () => ({ jackpot }) },
  "POST /jackpots/{id}/open": { at },
  "POST /jackpots/{id}/end": { at, body: () => ({ reason: "no good reason" }) },
  "DELETE /jackpots/{id}": { at },
};
