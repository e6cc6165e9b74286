import type { Attacks } from "../../../testing/attack.ts";
import { promotionOf } from "./draft-of.ts";

const application = { at: { id: "application" } } as const;
const promotion = { at: { id: "promotion" } } as const;

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /promotions": { hides: ["promotion"] },
  "POST /promotions": { own: true },
  "POST /promotions/check": { own: true },
  "GET /promotions/report": { own: true },
  "GET /promotions/{id}": promotion,
  "PUT /promotions/{id}": {
    ...promotion,
    body: () => ({ version: 1, promotion: promotionOf() }),
  },
  "GET /promotions/{id}/grants": promotion,
  "GET /players/{id}/bonuses": { at: { id: "player" } },
  "POST /bonuses/{id}/void": { at: { id: "bonus" }, body: () => ({ reason: "not mine" }) },
  "GET /applications": { hides: ["application"] },
  "GET /applications/{id}": application,
  "GET /applications/{id}/images/{place}": { at: { id: "application", place: "picture" } },
  "POST /applications/{id}/approve": {
    ...application,
    body: () => ({ amount: "5000000", note: "not mine" }),
  },
  "POST /applications/{id}/reject": {
    ...application,
    body: () => ({ reason: "OTHER", note: "not mine" }),
  },
  "POST /bonuses/{id}/extend": {
    at: { id: "bonus" },
    body: () => ({ days: 1, reason: "not mine" }),
  },
  "POST /promotions/{id}/budget": {
    ...promotion,
    body: () => ({ budget: "900000000", reason: "not mine" }),
  },
  "POST /promotions/{id}/open": promotion,
  "POST /promotions/{id}/close": { ...promotion, body: () => ({ reason: "not mine" }) },
  "POST /promotions/{id}/pause": {
    ...promotion,
    body: () => ({ reason: "not mine", paused: true }),
  },
};
