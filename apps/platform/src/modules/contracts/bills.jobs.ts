import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { runBills } from "./billing/run-bills.ts";
import { payBills } from "./paying/pay-bills.ts";

const MAKE = "make-agent-bills";
const PAY = "pay-agent-bills";

/** Bills are made once their days are closed, and paid within a minute. */
export function billJobs(platform: Platform): Jobs {
  return {
    tasks: {
      [MAKE]: () => runBills(platform.db),
      [PAY]: () => payBills(platform),
    },
    // One at a time: a run may take longer than the time until the next one.
    cron: [`*/5 * * * * ${MAKE} ?max=1&queue=${MAKE}`, `* * * * * ${PAY} ?max=1&queue=${PAY}`],
  };
}
