import { sql, type Tx } from "@perya/postgres";

/** Adds a job in the caller's transaction. `key` makes it unique: a second job of the same key replaces the first while it waits. */
export async function addJob(tx: Tx, task: string, payload: Readonly<Record<string, unknown>>, key?: string): Promise<void> {
  await tx.row(sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key ?? null})`);
}
