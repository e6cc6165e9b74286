import { sql, type Database } from "@perya/postgres";

/** Resolves when so many statements on a test's database wait for a lock, which is how people stand in line in it. */
export async function untilWaiting(db: Database, count = 1): Promise<void> {
  const waiting = sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  for (;;) {
    const row = await db.row<{ count: number }>(waiting);
    if ((row?.count ?? 0) >= count) return;
  }
}
