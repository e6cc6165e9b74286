import { reason, type Attacks } from "../../../testing/attack.ts";

const vendor = { at: { id: "vendor" } } as const;

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /vendors": { house: true },
  "POST /vendors": {
    house: true,
    body: { slug: "trojan", name: "Trojan", vassalage: "T", reason },
  },
  "GET /vendors/{id}": vendor,
  "PUT /vendors/{id}": { ...vendor, body: () => ({ rolledBackUnknown: true, reason }) },
  "POST /vendors/{id}/enable": { ...vendor, body: () => ({ reason }) },
  "POST /vendors/{id}/disable": { ...vendor, body: () => ({ reason }) },
  "GET /vendors/{id}/handover": vendor,
  "GET /vendor-requests": { house: true },
  "POST /vendors/{id}/move": { ...vendor, body: () => ({ place: 1 }) },
  "POST /vendors/{id}/keys": { ...vendor, body: () => ({ reason }) },
  "POST /vendors/{id}/granted-key": { ...vendor, body: () => ({}) },
  "POST /vendors/{id}/keys/{keyId}/retire": {
    at: { id: "vendor", keyId: "key" },
    body: () => ({ reason }),
  },
  "POST /vendors/{id}/sync": { ...vendor, body: () => ({}) },
  "GET /brands/{brand}/vendors": { at: { brand: "brand" } },
  "GET /brands/{brand}/games": { at: { brand: "brand" } },
  "POST /brands/{brand}/vendors/{id}/{change}": {
    at: { brand: "brand", id: "vendor" },
    body: () => ({ reason }),
  },
  "POST /brands/{brand}/games/{gameId}/{change}": {
    at: { brand: "brand", gameId: "game" },
    body: () => ({ reason }),
  },
  "GET /games": { house: true },
  "POST /games/{gameId}/{change}": { at: { gameId: "game" }, body: () => ({}) },
  "GET /game-classifications": { house: true },
  "POST /games/{gameId}/move": { at: { gameId: "game" }, body: () => ({ place: 1 }) },
  "PUT /games/{gameId}": { at: { gameId: "game" }, body: () => ({ isHot: true }) },
};
