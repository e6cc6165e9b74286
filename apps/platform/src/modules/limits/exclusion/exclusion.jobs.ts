import type { Jobs } from "../../../jobs/jobs.ts";
import type { Platform } from "../../../platform.ts";
import type { EndGames } from "./bar.ts";
import { shutLogin } from "./shut-login.ts";
import { carryOver } from "./carry-over.ts";
import { selectAllStanding } from "./exclusions.store.ts";
import { noteUnclaimed } from "./unclaimed/note-unclaimed.ts";

const CARRY = "carry-exclusions-over";
const UNCLAIMED = "note-unclaimed-balances";
const AT_A_TIME = 200;

/**
 * Every night exclusions are carried over again, should a change have been missed, and all that
 * stand hold for the sign-in, should a law have come that forbids it at the account's brand. Who
 * left money is told when a law has it go to public funds.
 */
export function exclusionJobs(platform: Platform, endGames: EndGames): Jobs {
  const { db } = platform;
  return {
    tasks: {
      [UNCLAIMED]: () => noteUnclaimed(platform),
      [CARRY]: async () => {
        let after = 0n;
        for (;;) {
          const standing = await selectAllStanding(db, after, AT_A_TIME);
          for (const { player, until } of standing)
            await db.inTransaction(async (tx) => {
              await carryOver(platform, tx, player, endGames);
              await shutLogin(tx, { player, until });
            });
          const last = standing.at(-1);
          if (!last) return;
          after = last.id;
        }
      },
    },
    cron: [`17 2 * * * ${CARRY}`, `47 2 * * * ${UNCLAIMED}`],
  };
}
