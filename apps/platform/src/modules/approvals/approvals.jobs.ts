import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { removeExpiredSecrets } from "./approvals.store.ts";

const FORGET = "forget-secrets-of-expired-requests";

/** Removes first passwords of colleagues from requests that have expired. */
export function approvalJobs({ db }: Platform): Jobs {
  return {
    tasks: { [FORGET]: () => removeExpiredSecrets(db) },
    cron: [`*/15 * * * * ${FORGET}`],
  };
}
