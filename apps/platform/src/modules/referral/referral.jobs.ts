import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { followTurnover } from "./friends/follow-turnover.ts";
import { reviewNext } from "./rewarding/review-friend.ts";
import { shareTurnover } from "./sharing/share-turnover.ts";

const SHARE = "share-turnover-of-friends";

/** Finds friends who play, looks at who is due, and shares turnover of days that are closed. */
export function referralJobs(platform: Platform): Jobs {
  const { db, wallet } = platform;
  return {
    tasks: { [SHARE]: () => shareTurnover(platform) },
    cron: [`*/10 * * * * ${SHARE} ?max=1&queue=${SHARE}`],
    loops: [
      { name: "referral: turnover", tick: () => db.inTransaction(followTurnover) },
      {
        name: "referral: friends",
        tick: () => db.inTransaction((tx) => reviewNext(tx, wallet)),
      },
    ],
  };
}
