import { reason, type Attacks } from "../../../testing/attack.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /reconciliation/statements": { hides: ["statement"] },
  "POST /reconciliation/statements": { own: true },
  "GET /reconciliation/differences": { hides: ["difference"] },
  "GET /reconciliation/differences/{id}": { at: { id: "difference" } },
  "POST /reconciliation/differences/{id}/note": {
    at: { id: "difference" },
    body: () => ({ reason }),
  },
  "POST /reconciliation/differences/{id}/reopen": {
    at: { id: "difference" },
    body: () => ({ reason }),
  },
  "POST /reconciliation/differences/{id}/link": {
    at: { id: "difference" },
    body: ({ difference }) => ({ other: difference, reason }),
  },
  "POST /reconciliation/differences/{id}/return": {
    at: { id: "difference" },
    body: () => ({ returned: "R-1", reason }),
  },
  "POST /reconciliation/differences/{id}/credit": {
    at: { id: "difference" },
    body: ({ player }) => ({ player }),
  },
  "GET /reconciliation/days": { own: true },
};
