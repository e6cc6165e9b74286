import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { isStale } from "../write.store.ts";
import type { Job, OnCommitted } from "./job.ts";
import { settleBatch, type LaneContext, type Settled } from "./settle-batch.ts";

const MAX_TRIES = 24;
const JITTER_MS = 8;

/**
 * Settles a batch of a lane: on what memory has, and when that was stale, on locked accounts, until
 * nobody else was first.
 */
export async function retryOnConflict(
  context: LaneContext,
  jobs: readonly Job[],
  onCommitted: OnCommitted,
): Promise<Settled["answers"]> {
  const { db } = context.writer;
  for (let attempt = 0; ; attempt++) {
    try {
      const { answers, changed } =
        attempt === 0
          ? await settleBatch(context, db, jobs, false)
          : await db.inTransaction((tx) => settleBatch(context, tx, jobs, true));
      if (changed.length > 0) onCommitted(changed);
      return answers;
    } catch (fault) {
      forgetAll(context, jobs);
      if (!isStale(fault) || attempt >= MAX_TRIES) throw fault;
      await pause(randomInt(JITTER_MS * Math.min(attempt + 1, 8)));
    }
  }
}

/**
 * Whether a statement took effect may be unknown after a fault, so nothing that was believed is
 * kept.
 */
export function forgetAll(context: LaneContext, jobs: readonly Job[]): void {
  for (const job of jobs) context.memory.forget(job.player);
  context.head = undefined;
}
