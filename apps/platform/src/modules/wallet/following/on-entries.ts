import type { Database } from "@perya/postgres";
import type { Loop } from "../../../jobs/jobs.ts";
import { readEntries, type EntryCursor } from "../reading/index.ts";
import { followEntries, type EntryHandler, type ReadAhead } from "./follow-entries.ts";
import { selectPosition } from "./followers.store.ts";

/**
 * A run that found fewer entries has caught up: it reads two hundred batches if there are that
 * many.
 */
const MORE_ENTRIES = 200;

/**
 * The loop of a follower of the ledger: `handle` is given every entry once, from the first entry
 * of all, under a name that is kept for good. It pauses when it has caught up, so most rounds begin
 * and end between two runs. While it is behind, the next entries are read as others are handled.
 */
export function onEntries(db: Database, name: string, handle: EntryHandler): Loop {
  let next: Promise<ReadAhead | undefined> | undefined;
  return {
    name: `follower: ${name}`,
    tick: async () => {
      const ahead = await next;
      next = ahead && isMore(ahead.entries.length) ? readAhead(db, ahead.cursor) : undefined;
      try {
        const count = await db.inTransaction((tx) => followEntries(tx, name, handle, ahead));
        if (isMore(count)) next ??= readAhead(db, await selectPosition(db, name));
        return isMore(count);
      } catch (fault) {
        next = undefined;
        throw fault;
      }
    },
  };
}

const isMore = (entries: number) => entries >= MORE_ENTRIES;

/** A fault is of no interest here: it comes again when the entries are read in their turn. */
function readAhead(db: Database, after: EntryCursor): Promise<ReadAhead | undefined> {
  return readEntries(db, after).then(
    (answer) => (answer.entries.length === 0 ? undefined : { after, ...answer }),
    () => undefined,
  );
}
