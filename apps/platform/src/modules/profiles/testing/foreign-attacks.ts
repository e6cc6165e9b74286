import { reason, type Attacks } from "../../../testing/attack.ts";

const cells = {
  "age.min": { value: 18, source: "nothing", confidence: "sure", asOf: "2026-01-01" },
};

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /jurisdiction": { own: true },
  "GET /profiles/{code}": { own: true },
  "POST /brands/{brand}/profiles": {
    at: { brand: "brand" },
    body: () => ({ codes: ["DEMO"], reason }),
  },
  "POST /profiles/{code}/versions": {
    at: { code: "profile" },
    body: () => ({ effectiveAt: "2030-01-01T00:00:00Z", cells, reason }),
  },
  "POST /profiles/{code}/versions/{version}/sign-offs": {
    at: { code: "profile", version: "profileVersion" },
    body: () => ({ fields: ["age.min"], reference: "none", sha256: "0".repeat(64), reason }),
  },
  "PUT /profiles/{code}/versions/{version}/cells/{field}": {
    at: { code: "profile", version: "profileVersion", field: "profileField" },
    body: () => ({ source: "nothing" }),
  },
};
