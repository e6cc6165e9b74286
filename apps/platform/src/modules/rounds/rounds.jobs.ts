import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { onEntries } from "../wallet/index.ts";
import { FOLLOWER } from "./following/follow-ledger.ts";
import { recordEntries } from "./following/record-entries.ts";

/** Follows the ledger into betting records continuously. */
export function roundsJobs({ db }: Platform): Jobs {
  return {
    tasks: {},
    cron: [],
    loops: [onEntries(db, FOLLOWER, recordEntries)],
  };
}
