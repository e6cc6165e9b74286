import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { placeDueChases } from "./chases/place-due-chases.ts";
import { advanceIssues } from "./issues/advance-issues.ts";
import { CREATE_ISSUES, createIssues } from "./issues/create-issues.ts";
import { payIssues } from "./issues/pay-issues.ts";
import { afterFault } from "./issues/back-off.ts";
import { feedReader } from "./results/read-feeds.ts";
import { bookTurnover } from "./turnover/book-turnover.ts";

/**
 * Creates issues ahead every minute, and advances and pays them by the clock. Payments have their
 * own loop: a large one must not delay the next draw.
 */
export function lotteryJobs(platform: Platform): Jobs {
  const [stuck, unpaid] = [afterFault(), afterFault()];
  return {
    tasks: { [CREATE_ISSUES]: async () => void (await createIssues(platform)) },
    cron: [`* * * * * ${CREATE_ISSUES} ?max=1`],
    loops: [
      { name: "lottery clock", tick: () => advanceIssues(platform, stuck) },
      { name: "lottery feeds", tick: feedReader(platform) },
      { name: "lottery payments", tick: () => payIssues(platform, unpaid) },
      { name: "lottery chases", tick: () => placeDueChases(platform) },
      { name: "lottery turnover", tick: () => platform.db.inTransaction(bookTurnover) },
    ],
  };
}
