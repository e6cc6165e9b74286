import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { onEntries, type EntryHandler } from "../wallet/index.ts";
import { unallocatedAccounts } from "./following/figures-of-entries.ts";
import { FOLLOWER } from "./following/follow-ledger.ts";
import { recordEntries } from "./following/record-entries.ts";

/**
 * Follows the ledger into betting records continuously. What went over an account of the house that
 * no module has registered is in no line of the reports, and an error in the log.
 */
export function roundsJobs({ db, log }: Platform): Jobs {
  const follow: EntryHandler = async (tx, entries) => {
    await recordEntries(tx, entries);
    const accounts = unallocatedAccounts(entries);
    if (accounts.length > 0)
      log.error({ accounts }, "house accounts that no module has registered");
  };
  return {
    tasks: {},
    cron: [],
    loops: [onEntries(db, FOLLOWER, follow)],
  };
}
