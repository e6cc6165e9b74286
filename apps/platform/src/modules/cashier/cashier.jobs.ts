import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { expireDeposits } from "./deposits/expire-deposits.ts";
import { openProvider } from "./providers/providers.ts";

/** Ends unpaid deposits, every minute. */
export function cashierJobs(platform: Platform): Jobs {
  const provider = openProvider(platform.config);
  return {
    tasks: { "expire-deposits": async () => void (await expireDeposits(platform, provider)) },
    cron: ["* * * * * expire-deposits ?max=3"],
  };
}
