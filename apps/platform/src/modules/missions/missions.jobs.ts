import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { followTurnover } from "./progress/follow-turnover.ts";
import { publishMissions, TELL_PAGES } from "./progress/tell-pages.ts";

/** Counts turnover continuously, and tells open pages what was done. */
export function missionsJobs(platform: Platform): Jobs {
  return {
    tasks: { [TELL_PAGES]: async (told) => publishMissions(platform, told) },
    cron: [],
    loops: [{ name: "missions: turnover", tick: () => platform.db.inTransaction(followTurnover) }],
  };
}
