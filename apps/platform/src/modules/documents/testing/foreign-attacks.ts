import type { Attacks } from "../../../testing/attack.ts";

const document = { at: { id: "document" } } as const;

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /documents": { hides: ["document", "player", "playerName"] },
  "GET /documents/{id}": document,
  "GET /documents/{id}/files/{place}": { at: { id: "document", place: "documentFile" } },
  "POST /documents/{id}/approve": document,
  "POST /documents/{id}/clear": { ...document, body: () => ({ reason: "another person" }) },
  "GET /documents/{id}/hits": document,
  "POST /documents/{id}/revoke": {
    ...document,
    body: () => ({ reason: "NOT_ACCEPTED", why: "a listed person" }),
  },
  "GET /screening": { own: true },
  "POST /screening": { house: true, body: { file: "list.xml", bytes: 10 } },
  "POST /screening/{id}/pieces/{place}": { at: { id: "screeningList", place: "documentFile" } },
  "POST /screening/{id}/stop": { at: { id: "screeningList" } },
  "POST /documents/{id}/reject": { ...document, body: () => ({ reason: "UNREADABLE" }) },
};
