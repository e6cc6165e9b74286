import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { tellBalances } from "./balance/tell-balances.ts";
import { lowerToLaw } from "./law/lower-to-law.ts";

const LOWER = "lower-limits-to-law";
const TELL = "tell-balances-above-limit";

/** Laws change at an instant; what players have set follows within ten minutes. */
export function limitsJobs(platform: Platform): Jobs {
  return {
    tasks: { [LOWER]: () => lowerToLaw(platform), [TELL]: () => tellBalances(platform) },
    cron: [`*/10 * * * * ${LOWER}`, `*/5 * * * * ${TELL}`],
  };
}
