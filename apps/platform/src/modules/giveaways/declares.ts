import type { Declares } from "../../declares.ts";

/** Who makes raffles and red packets. */
export const giveawaysDeclares = {
  permissions: {
    "giveaways.read": { roles: ["support"] },
    "giveaways.write": {},
  },
} as const satisfies Declares;
