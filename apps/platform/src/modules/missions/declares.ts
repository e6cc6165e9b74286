import type { Declares } from "../../declares.ts";

/** Who makes missions. */
export const missionsDeclares = {
  permissions: {
    "missions.read": { roles: ["support"] },
    "missions.write": {},
  },
} as const satisfies Declares;
