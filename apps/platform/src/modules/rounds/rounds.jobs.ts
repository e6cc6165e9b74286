import type { Jobs } from "../../jobs/worker.ts";
import type { Platform } from "../../platform.ts";
import { followLedger } from "./follow-ledger.ts";

/** Follows the ledger into betting records, all the time. */
export function roundsJobs({ db }: Platform): Jobs {
  return { tasks: {}, cron: [], loops: [{ name: "betting records", turn: async () => (await db.inTransaction(followLedger)) > 0 }] };
}
