import type { Jobs } from "../../jobs/worker.ts";
import type { Platform } from "../../platform.ts";
import { deleteOld } from "./envelopes.store.ts";

/** Forgets envelopes and keys whose time is over. */
export function envelopeJobs({ db }: Platform): Jobs {
  return {
    tasks: { "forget-envelopes": () => db.inTransaction(deleteOld) },
    cron: ["*/5 * * * * forget-envelopes"],
  };
}
