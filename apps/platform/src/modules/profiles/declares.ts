import type { Declares } from "../../declares.ts";

/**
 * Permissions on jurisdiction profiles. A brand's staff see theirs; the house publishes, chooses
 * and signs off, because a licence is the house's.
 */
export const profilesDeclares = {
  permissions: {
    "profiles.read": {},
    "profiles.write": { houseOnly: true },
  },
} as const satisfies Declares;
