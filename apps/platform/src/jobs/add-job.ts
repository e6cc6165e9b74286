import { sql, type Tx } from "@perya/postgres";

interface JobOptions {
  /** Makes the job unique: a second job of the same key replaces the first while it waits. */
  readonly key?: string;
  /** Milliseconds to wait first. */
  readonly delayMs?: number;
}

/** Adds a job in the caller's transaction. */
export async function addJob(tx: Tx, task: string, payload: Readonly<Record<string, unknown>>, { key, delayMs = 0 }: JobOptions = {}): Promise<void> {
  await tx.row(sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json, job_key => ${key ?? null}, run_at => now() + make_interval(secs => ${delayMs / 1_000}::float8))`);
}
