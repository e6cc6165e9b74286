import type { Jobs } from "../../jobs/worker.ts";
import type { Platform } from "../../platform.ts";
import { placeDueChases } from "./chases/place-due-chases.ts";
import { advanceIssues } from "./issues/advance-issues.ts";
import { CREATE_ISSUES, createIssues } from "./issues/create-issues.ts";
import { payIssues } from "./issues/pay-issues.ts";
import { afterFault } from "./issues/put-off.ts";
import { feedReader } from "./results/read-feeds.ts";
import { bookTurnover } from "./turnover/book-turnover.ts";

/** Makes issues ahead, every minute, and moves them on and pays them by the clock. Payments have a loop of their own: a large one must not keep the next draw waiting. */
export function lotteryJobs(platform: Platform): Jobs {
  const [stuck, unpaid] = [afterFault(), afterFault()];
  return {
    tasks: { [CREATE_ISSUES]: async () => void (await createIssues(platform)) },
    cron: [`* * * * * ${CREATE_ISSUES} ?max=1`],
    loops: [
      { name: "lottery clock", turn: () => advanceIssues(platform, stuck) },
      { name: "lottery feeds", turn: feedReader(platform) },
      { name: "lottery payments", turn: () => payIssues(platform, unpaid) },
      { name: "lottery chases", turn: () => placeDueChases(platform) },
      { name: "lottery turnover", turn: () => platform.db.inTransaction(bookTurnover) },
    ],
  };
}
