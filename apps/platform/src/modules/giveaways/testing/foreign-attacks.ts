import type { Attacks } from "../../../testing/attack.ts";

const at = { id: "raffle" } as const;
const raffle = {
  words: { EN: { title: "Not ours" } },
  ticketUnits: "100000000",
  mostTickets: 10,
  prizes: [{ count: 1, points: 10 }],
  endsAt: "2100-01-01T00:00:00Z",
};

const packet = {
  words: { EN: { title: "Not ours" } },
  totalUnits: "10000000",
  minUnits: "100000",
  shares: 10,
};
const atPacket = { id: "redPacket" } as const;

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /raffles": { hides: ["raffle"] },
  "GET /raffles/{id}/wins": { at },
  "POST /raffles": { own: true },
  "PUT /raffles/{id}": { at, body: () => ({ version: "1", raffle }) },
  "POST /raffles/{id}/offer": { at },
  "POST /raffles/{id}/close": { at, body: () => ({ reason: "no good reason" }) },
  "GET /red-packets": { hides: ["redPacket"] },
  "GET /red-packets/{id}/shares": { at: atPacket },
  "POST /red-packets": { own: true },
  "PUT /red-packets/{id}": { at: atPacket, body: () => ({ version: "1", packet }) },
  "POST /red-packets/{id}/offer": { at: atPacket },
  "POST /red-packets/{id}/close": { at: atPacket, body: () => ({ reason: "no good reason" }) },
};
