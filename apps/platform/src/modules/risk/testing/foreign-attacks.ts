import { reason, type Attacks } from "../../../testing/attack.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /risk/scores": { own: true },
  "GET /players/{id}/risk": { at: { id: "player" } },
  "GET /risk/covered": { hides: ["coveredSubject"] },
  "GET /cases": { hides: ["riskCase", "playerName"] },
  "POST /cases": {
    at: {},
    body: ({ player }) => ({ player, reason }),
  },
  "GET /players/{id}/cases": { at: { id: "player" } },
  "GET /cases/{id}": { at: { id: "riskCase" } },
  "POST /cases/{id}/export": { at: { id: "riskCase" } },
  "POST /cases/{id}/notes": { at: { id: "riskCase" }, body: () => ({ words: "A note" }) },
  "POST /cases/{id}/assign": { at: { id: "riskCase" }, body: () => ({ mine: true }) },
  "POST /cases/{id}/move": {
    at: { id: "riskCase" },
    body: () => ({ to: "INVESTIGATING", reason }),
  },
  "POST /cases/{id}/files": { at: { id: "riskCase" } },
  "GET /cases/{id}/files/{file}": { at: { id: "riskCase", file: "riskFile" } },
  "GET /players/{id}/notes": { at: { id: "player" } },
  "POST /players/{id}/notes": { at: { id: "player" }, body: () => ({ words: "A note" }) },
  "POST /players/{id}/tags": { at: { id: "player" }, body: () => ({ tag: "ours", on: false }) },
  "GET /player-tags": { hides: ["playerTag"] },
};
