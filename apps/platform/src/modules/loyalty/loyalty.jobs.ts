import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { followTurnover } from "./vip/following/follow-turnover.ts";
import { keepLevels } from "./vip/keeping/keep-levels.ts";
import { reviewLevels } from "./vip/reviewing/review-levels.ts";

const KEEP = "keep-vip-levels";
const REVIEW = "review-vip-levels";

/** Counts turnover continuously; levels fall after a month, and follow a new ladder. */
export function loyaltyJobs({ db }: Platform): Jobs {
  return {
    tasks: { [KEEP]: () => keepLevels(db), [REVIEW]: () => reviewLevels(db) },
    // One at a time: going through many players may take longer than the time until the next run.
    cron: [
      `*/10 * * * * ${KEEP} ?max=1&queue=${KEEP}`,
      `* * * * * ${REVIEW} ?max=1&queue=${REVIEW}`,
    ],
    loops: [{ name: "vip: turnover", tick: () => db.inTransaction(followTurnover) }],
  };
}
