import { z } from "zod";
import type { Declares } from "../../declares.ts";

/**
 * Who makes jackpots, and their accounts: `{id}` is a tier's number. The operator's has what was
 * advanced for seeds and is repaid first.
 */
export const jackpotsDeclares = {
  permissions: {
    "jackpots.read": { roles: ["support"] },
    "jackpots.write": {},
  },
  settings: {
    jackpots: {
      title: "Jackpots",
      about: "How the site shows the jackpots that can be won.",
      schema: z.object({
        onHome: z
          .boolean()
          .default(true)
          .meta({
            title: "Pools on the home page",
            description:
              "The sign on the home page shows what all pools come to, while there are any, in " +
              "place of the decorative counter.",
          }),
      }),
    },
  },
  houseAccounts: {
    "jackpot:{id}:pool": { line: "jackpots" },
    "jackpot:{id}:reserve": { line: "jackpots" },
    "jackpot:{id}:operator": { line: "jackpots" },
  },
} as const satisfies Declares;
