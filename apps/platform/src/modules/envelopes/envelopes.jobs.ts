import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { deleteOld } from "./envelopes.store.ts";

/** Deletes expired envelopes and keys. */
export function envelopeJobs({ db }: Platform): Jobs {
  return {
    tasks: { "forget-envelopes": () => db.inTransaction(deleteOld) },
    cron: ["*/5 * * * * forget-envelopes"],
  };
}
