import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { clearAllWipedOut } from "./clear-wiped-out.ts";
import { followTurnover } from "./counting/follow-turnover.ts";

/**
 * All the time: counts what was played. Every minute: ends what is left to play of who has nothing
 * left.
 */
export function wageringJobs(platform: Platform): Jobs {
  return {
    tasks: { "clear-wiped-out": () => clearAllWipedOut(platform) },
    cron: ["* * * * * clear-wiped-out ?max=3"],
    loops: (["rounds", "lottery"] as const).map((source) => ({
      name: `wagering: ${source}`,
      tick: () => followTurnover(platform.db, source),
    })),
  };
}
