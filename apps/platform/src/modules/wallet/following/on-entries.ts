import type { Database } from "@perya/postgres";
import type { Loop } from "../../../jobs/jobs.ts";
import { followEntries, type EntryHandler } from "./follow-entries.ts";

/**
 * A run that found fewer entries has caught up: it reads two hundred batches if there are that
 * many.
 */
const MORE_ENTRIES = 200;

/**
 * The loop of a follower of the ledger: `handle` is given every entry once, from the first entry
 * of all, under a name that is kept for good. It pauses when it has caught up, so most rounds begin
 * and end between two runs.
 */
export function onEntries(db: Database, name: string, handle: EntryHandler): Loop {
  return {
    name: `follower: ${name}`,
    tick: async () =>
      (await db.inTransaction((tx) => followEntries(tx, name, handle))) >= MORE_ENTRIES,
  };
}
