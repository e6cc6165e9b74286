import type { Declares } from "../../declares.ts";

/** Who makes tournaments, and the accounts that their fees go to and their prizes come from. */
export const tournamentsDeclares = {
  permissions: {
    "tournaments.read": { roles: ["support"] },
    "tournaments.write": {},
  },
  houseAccounts: {
    "tournament:{id}": { line: "bonuses" },
    "tournament-fees": { line: "playerFee" },
  },
} as const satisfies Declares;
