import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { keepTime } from "./making/keep-time.ts";

const KEEP_TIME = "promotions-keep-time";

/** Opens and closes promotions in time. */
export function promotionsJobs(platform: Platform): Jobs {
  return {
    tasks: { [KEEP_TIME]: () => keepTime(platform) },
    cron: [`* * * * * ${KEEP_TIME}`],
  };
}
