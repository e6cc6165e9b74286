import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";
import type { Platform } from "../../../platform.ts";
import { riskHears } from "../hears.ts";

/** Hears what was told since the last time, as the jobs do. */
export async function hearRisk(db: TestDatabase, platform: Platform): Promise<void> {
  const rows = await db.rows<{ payload: { fact: string; told: unknown } }>(sql`
    with taken as (
      delete from graphile_worker._private_jobs
      where id in (
        select job.id from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id
        where task.identifier = 'tell-fact'
      )
      returning id, payload
    )
    select payload from taken order by id`);
  for (const { payload } of rows)
    for (const listener of riskHears.filter((one) => one.fact === payload.fact))
      await db.inTransaction((tx) => listener.hear(tx, payload.told, platform));
}
