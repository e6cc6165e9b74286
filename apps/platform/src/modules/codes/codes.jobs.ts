import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { deleteOldCodes } from "./codes.store.ts";

/** Deletes codes two hours after they were made. */
export function codeJobs({ db }: Platform): Jobs {
  return {
    tasks: { "forget-codes": () => deleteOldCodes(db) },
    cron: ["*/15 * * * * forget-codes"],
  };
}
