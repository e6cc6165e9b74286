import { setTimeout as pause } from "node:timers/promises";
import type { Tx } from "../database.ts";
import { sql } from "../sql.ts";

/**
 * Waits until every transaction that is open on the server now, in any database of it, has ended.
 * Who reads up to the oldest open one then reads all that was written before.
 */
export async function untilSettled(db: Tx): Promise<void> {
  const now = await db.row<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
  const ended = async () =>
    (
      await db.row<{ ended: boolean }>(sql`
        select pg_snapshot_xmin(pg_current_snapshot()) > ${now?.id ?? "0"}::xid8 as ended`)
    )?.ended;
  while (!(await ended())) await pause(20);
}
