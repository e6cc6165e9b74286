import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { lowerToLaw } from "./law/lower-to-law.ts";

const LOWER = "lower-limits-to-law";

/** Laws change at an instant; what players have set follows within ten minutes. */
export function limitsJobs(platform: Platform): Jobs {
  return { tasks: { [LOWER]: () => lowerToLaw(platform) }, cron: [`*/10 * * * * ${LOWER}`] };
}
