import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { apart } from "@perya/postgres/testing";

/**
 * Resolves when so many statements on a test's database wait for a lock, which is how people stand
 * in line in it, also when asked from within the transaction that holds it.
 */
export async function untilWaiting(db: Database, count = 1): Promise<void> {
  const waiting = sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (;;) {
    const row = await apart(() => db.row<{ count: number }>(waiting));
    if ((row?.count ?? 0) >= count) return;
  }
}
