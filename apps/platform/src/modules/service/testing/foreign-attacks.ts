import { randomUUID } from "node:crypto";
import type { Attacks } from "../../../testing/attack.ts";

const conversation = { at: { id: "conversation" } } as const;
const canned = { language: "EN", title: "Mine now", text: "Hello" };

const form = () => {
  const body = new FormData();
  body.append("text", "We are the others");
  body.append("key", randomUUID());
  return body;
};

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /service": { hides: ["conversation", "player", "playerName"] },
  "POST /service": { at: { player: "player" }, body: ({ player }) => ({ player }) },
  "GET /service/{id}": conversation,
  "GET /service/{id}/messages/{seq}/pictures/{place}": {
    at: { id: "conversation", seq: "picture", place: "picture" },
  },
  "POST /service/{id}/messages": { ...conversation, body: form },
  "POST /service/{id}/read": { ...conversation, body: () => ({ seq: 1 }) },
  "POST /service/{id}/take": conversation,
  "POST /service/{id}/release": conversation,
  "POST /service/{id}/close": conversation,
  "GET /service-answers": { hides: ["cannedAnswer"] },
  "POST /service-answers": { own: true },
  "PUT /service-answers/{id}": {
    at: { id: "cannedAnswer" },
    body: () => ({ version: "1", answer: canned }),
  },
  "DELETE /service-answers/{id}": { at: { id: "cannedAnswer" } },
};
