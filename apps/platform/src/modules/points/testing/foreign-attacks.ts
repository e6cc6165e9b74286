import type { Attacks } from "../../../testing/attack.ts";

const order = { at: { id: "pointsOrder" } } as const;
const reward = { at: { id: "pointsReward" } } as const;
const body = () => ({ note: "sent by post" });
const draft = {
  kind: "PHYSICAL",
  words: { EN: { title: "Mug" } },
  picture: "/rewards/mug.svg",
  price: "100",
};

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /players/{id}/points": { at: { id: "player" } },
  "GET /points/rewards": { hides: ["pointsReward"] },
  "POST /points/rewards": { own: true },
  "PUT /points/rewards/{id}": { ...reward, body: () => ({ version: "1", reward: draft }) },
  "POST /points/rewards/{id}/stock": { ...reward, body: () => ({ pieces: 1 }) },
  "GET /points/orders": { hides: ["pointsOrder", "player"] },
  "GET /points/orders/{id}": order,
  "POST /points/orders/{id}/approve": { ...order, body },
  "POST /points/orders/{id}/reject": { ...order, body: () => ({ reason: "not available" }) },
};
