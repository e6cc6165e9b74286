import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { capByLaw } from "./grants/cap-by-law.ts";
import { expireGrants } from "./grants/expire-grants.ts";
import { followTails } from "./grants/follow-tails.ts";
import { keepTime } from "./making/keep-time.ts";

const KEEP_TIME = "promotions-keep-time";
const KEEP_LAW = "promotions-keep-law";

/**
 * Opens and closes promotions, ends bonuses in time, follows the bets of those that ended, and
 * keeps running ones to a law that came later.
 */
export function promotionsJobs(platform: Platform): Jobs {
  return {
    tasks: {
      [KEEP_TIME]: async () => {
        await keepTime(platform);
        await expireGrants(platform);
        await followTails(platform);
      },
      [KEEP_LAW]: () => capByLaw(platform),
    },
    cron: [`* * * * * ${KEEP_TIME}`, `*/5 * * * * ${KEEP_LAW}`],
  };
}
