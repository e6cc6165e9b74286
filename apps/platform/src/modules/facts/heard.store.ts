import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Notes that a listener hears a fact; false when it has heard it before. */
export async function insertHeard(tx: Tx, listener: string, factId: string): Promise<boolean> {
  const rows = await tx.run(sql`
    insert into fact_heard (listener, fact_id) values (${listener}, ${factId})
    on conflict do nothing`);
  return rows === 1;
}

/** Deletes what was heard so many days ago that no job can repeat it. */
export async function deleteHeard(tx: Tx, days: number): Promise<void> {
  await tx.run(sql`delete from fact_heard where at < now() - make_interval(days => ${days})`);
}
