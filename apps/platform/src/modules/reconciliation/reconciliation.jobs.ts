import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { listingProviders } from "../cashier/index.ts";
import { lookAtYesterday } from "./daily/look-at-yesterday.ts";

const LOOK = "look-at-yesterdays-statements";

/** Every hour, because each brand's day has a morning of its own. */
export function reconciliationJobs(platform: Platform): Jobs {
  const listing = listingProviders(platform.config);
  return {
    tasks: { [LOOK]: () => lookAtYesterday(platform, listing) },
    cron: [`23 * * * * ${LOOK} ?max=3`],
  };
}
