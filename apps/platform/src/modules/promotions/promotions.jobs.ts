import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { capByLaw } from "./grants/cap-by-law.ts";
import { giveCashback } from "./cashback/give-cashback.ts";
import { makeCashback } from "./cashback/make-cashback.ts";
import { expireFreeBets } from "./free-bets/expire-free-bets.ts";
import { expireGrants } from "./grants/expire-grants.ts";
import { expireIssued } from "./grants/expire-issued.ts";
import { followTails } from "./grants/follow-tails.ts";
import { keepTime } from "./making/keep-time.ts";

const KEEP_TIME = "promotions-keep-time";
const KEEP_LAW = "promotions-keep-law";
const CASHBACK = "promotions-cashback";

/**
 * Opens and closes promotions, ends bonuses in time, follows the bets of those that ended, keeps
 * running ones to a law that came later, and gives what players get back of their losses.
 */
export function promotionsJobs(platform: Platform): Jobs {
  return {
    tasks: {
      [KEEP_TIME]: async () => {
        await keepTime(platform);
        await expireFreeBets(platform);
        await expireGrants(platform);
        await expireIssued(platform);
        await followTails(platform);
      },
      [KEEP_LAW]: () => capByLaw(platform),
      [CASHBACK]: async () => {
        await makeCashback(platform.db);
        await giveCashback(platform);
      },
    },
    cron: [
      `* * * * * ${KEEP_TIME}`,
      `*/5 * * * * ${KEEP_LAW}`,
      // One at a time: many players take longer than the time until the next run.
      `*/5 * * * * ${CASHBACK} ?max=1&queue=${CASHBACK}`,
    ],
  };
}
