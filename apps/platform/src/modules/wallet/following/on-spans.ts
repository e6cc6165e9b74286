import type { Database } from "@perya/postgres";
import type { Loop } from "../../../jobs/jobs.ts";
import { followSpan, type SpanHandler } from "./follow-span.ts";

/**
 * The loop of a follower that reads the ledger in its own statements: `handle` is given every span
 * once, from the first entry of all, under a name that is kept for good. It pauses when it has
 * caught up, so most rounds begin and end in one span: their rows are written once.
 */
export function onSpans(db: Database, name: string, handle: SpanHandler): Loop {
  return {
    name: `follower: ${name}`,
    tick: async () => {
      const span = await db.inTransaction((tx) => followSpan(tx, name, handle));
      return span?.more ?? false;
    },
  };
}
