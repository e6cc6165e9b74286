import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { expireGrants } from "./grants/expire-grants.ts";
import { followTails } from "./grants/follow-tails.ts";
import { keepTime } from "./making/keep-time.ts";

const KEEP_TIME = "promotions-keep-time";

/**
 * Opens and closes promotions, ends bonuses in time, and follows the bets of those that ended.
 */
export function promotionsJobs(platform: Platform): Jobs {
  return {
    tasks: {
      [KEEP_TIME]: async () => {
        await keepTime(platform);
        await expireGrants(platform);
        await followTails(platform);
      },
    },
    cron: [`* * * * * ${KEEP_TIME}`],
  };
}
