import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";

/** What has been told of a fact and not given to listeners yet, oldest first, as its job has it. */
export async function told(
  db: TestDatabase,
  { name }: { readonly name: string },
): Promise<unknown[]> {
  const rows = await db.rows<{ told: unknown }>(sql`
    select job.payload -> 'told' as told
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = 'tell-fact' and job.payload ->> 'fact' = ${name}
    order by job.id`);
  return rows.map((row) => row.told);
}
