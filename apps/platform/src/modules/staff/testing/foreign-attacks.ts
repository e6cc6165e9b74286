import { HERE, reason, type Attacks } from "../../../testing/attack.ts";
import { ROLE_IDS } from "../../../testing/roles.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "POST /session": { own: true },
  "DELETE /session": { own: true },
  "POST /session/totp": { own: true },
  "GET /me": { own: true },
  "PUT /me/password": { own: true },
  "GET /roles": { hides: ["role"] },
  "GET /staff": { hides: ["colleague", "colleagueName"] },
  "POST /staff": {
    at: {},
    body: () => ({
      username: `mole${Date.now() % 1_000_000}`,
      roles: [ROLE_IDS.owner],
      brand: Number(HERE),
      reason,
    }),
  },
  "PUT /staff/{id}": {
    at: { id: "colleague" },
    body: () => ({ username: "mole", roles: [ROLE_IDS.support], reason }),
  },
  "POST /staff/{id}/{change}": { at: { id: "colleague" }, body: () => ({ reason }) },
  "POST /roles": {
    at: {},
    body: () => ({ name: "Moles", permissions: ["players.read"], brand: Number(HERE), reason }),
  },
  "PUT /roles/{id}": {
    at: { id: "role" },
    body: () => ({ name: "Moles", permissions: ["players.read"], reason }),
  },
  "DELETE /roles/{id}": { at: { id: "role" } },
  "GET /brands": { own: true },
};
