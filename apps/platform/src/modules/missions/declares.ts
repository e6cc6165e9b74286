import type { Declares } from "../../declares.ts";
import { signInRewards } from "./streak/declared-sign-in.ts";

/** Who makes missions, and what checking in every day brings. */
export const missionsDeclares = {
  permissions: {
    "missions.read": { roles: ["support"] },
    "missions.write": {},
  },
  settings: {
    signIn: {
      title: "Daily check-in",
      about: "What checking in on days in a row brings. A change of it takes two people.",
      schema: signInRewards,
      twoPerson: true,
    },
  },
} as const satisfies Declares;
