import type { Attacks } from "../../../testing/attack.ts";

const movement = { at: { id: "vendorMovement" } } as const;
const record = { at: { id: "vendorRecord" } } as const;

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /vendor-movements": { hides: ["vendorMovement", "player", "playerName"] },
  "GET /vendor-movements/{id}": movement,
  "POST /vendor-movements/{id}/ask": { ...movement, body: () => ({}) },
  "POST /vendor-movements/{id}/end": {
    ...movement,
    body: () => ({ outcome: "DONE", proof: "We say so" }),
  },
  "GET /vendor-records": { hides: ["player", "playerName"] },
  "GET /vendor-records/{id}": record,
  "POST /vendor-records/{id}/retry": { ...record, body: () => ({}) },
  "POST /vendor-records/{id}/close": { ...record, body: () => ({ reason: "We say so" }) },
  "POST /vendor-wallets/{vendor}/{player}/difference": {
    at: { vendor: "vendorSlug", player: "player" },
    body: () => ({ proof: "We say so" }),
  },
  "GET /players/{id}/vendor-wallets": { at: { id: "player" } },
  "GET /vendor-wallets": { hides: ["player", "playerName"] },
};
