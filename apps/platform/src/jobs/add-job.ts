import type { Tx } from "@perya/postgres";
import { insertJob } from "./jobs.store.ts";

interface JobOptions {
  /** Makes the job unique: a second job with the same key replaces the first while it waits. */
  readonly key?: string;
  /** Delay in milliseconds. */
  readonly delayMs?: number;
}

/** Adds a job in the caller's transaction. */
export async function addJob(
  tx: Tx,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  { key, delayMs = 0 }: JobOptions = {},
): Promise<void> {
  await insertJob(tx, task, payload, { key: key ?? null, delayMs });
}
