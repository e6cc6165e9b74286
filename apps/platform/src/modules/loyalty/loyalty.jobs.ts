import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { makeRebates } from "./rebate/making/make-rebates.ts";
import { creditDue } from "./rebate/paying/credit-due.ts";
import { followTurnover } from "./vip/following/follow-turnover.ts";
import { keepLevels } from "./vip/keeping/keep-levels.ts";
import { reviewLevels } from "./vip/reviewing/review-levels.ts";

const KEEP = "keep-vip-levels";
const REVIEW = "review-vip-levels";
const MAKE = "make-rebates";
const CREDIT = "credit-rebates";

/**
 * Counts turnover continuously; levels fall after a month, and follow a new ladder. Rebates are
 * made of days that are closed, and credited when they are due.
 */
export function loyaltyJobs(platform: Platform): Jobs {
  const { db } = platform;
  return {
    tasks: {
      [KEEP]: () => keepLevels(db),
      [REVIEW]: () => reviewLevels(db),
      [MAKE]: () => makeRebates(db),
      [CREDIT]: () => creditDue(platform),
    },
    // One at a time: going through many players may take longer than the time until the next run.
    cron: [
      `*/10 * * * * ${KEEP} ?max=1&queue=${KEEP}`,
      `* * * * * ${REVIEW} ?max=1&queue=${REVIEW}`,
      `*/5 * * * * ${MAKE} ?max=1&queue=${MAKE}`,
      `* * * * * ${CREDIT} ?max=1&queue=${CREDIT}`,
    ],
    loops: [{ name: "vip: turnover", tick: () => db.inTransaction(followTurnover) }],
  };
}
