import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * Stores a job in the caller's transaction; with `key`, it replaces the waiting one of that key.
 */
export async function insertJob(
  tx: Tx,
  task: string,
  payload: object,
  { key, delayMs }: { readonly key: string | null; readonly delayMs: number },
): Promise<void> {
  await tx.row(sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json, job_key => ${key},
      run_at => now() + make_interval(secs => ${delayMs / 1_000}::float8)
    )`);
}

/** Releases the jobs that pools of workers hold, by the pools' ids. */
export async function unlockWorkers(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(sql`select graphile_worker.force_unlock_workers(${ids}::text[])`);
}
