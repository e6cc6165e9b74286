import type { Jobs } from "../../jobs/worker.ts";
import type { Platform } from "../../platform.ts";
import { followLedger } from "./follow-ledger.ts";

/** A look that found fewer entries has caught up: it reads two hundred batches when there are so many. */
const MORE_ENTRIES = 200;

/** Follows the ledger into betting records, all the time. It rests when it has caught up, so most rounds begin and end between two looks and their record is written once. */
export function roundsJobs({ db }: Platform): Jobs {
  return {
    tasks: {},
    cron: [],
    loops: [
      {
        name: "betting records",
        turn: async () => (await db.inTransaction(followLedger)) >= MORE_ENTRIES,
      },
    ],
  };
}
