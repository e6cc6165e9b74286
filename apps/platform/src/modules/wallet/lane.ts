import { randomInt } from "node:crypto";
import type { Answer } from "@perya/wallet-protocol";
import type { Group } from "./decide-each.ts";
import { settleBatch, type LaneContext, type Settled } from "./settle-batch.ts";
import { isStale } from "./write.store.ts";

/** Commands of one player that wait for their answers. */
export interface Job extends Group {
  /** When it was submitted, by `performance.now()`. */
  readonly since: number;
  readonly resolve: (answers: readonly Answer[]) => void;
  readonly reject: (fault: unknown) => void;
}

/** Told after each commit whose accounts changed. */
export type OnCommitted = (players: readonly bigint[]) => void;

/** Gives a job its answers; without them it must be asked again. */
export type Answerer = (job: Job, answers: readonly Answer[] | undefined) => void;

const MAX_TRIES = 24;
const JITTER_MS = 8;
/** The caller has timed out by then (`HARD_STOP_MS` of the vendors' calls) and asks again: what has not been tried is not tried any more. */
const WORTH_TRYING_MS = 2_000;

/** Whether nobody waits for a job's answer any more. */
export function isTooLate({ since }: Job): boolean {
  return performance.now() - since > WORTH_TRYING_MS;
}

/** Settles a batch: on what is remembered, and when that was stale on what is true. */
export async function settle(
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

/** Whether a statement took effect may be unknown after a fault, so nothing that was believed is kept. */
export function forgetAll(context: LaneContext, jobs: readonly Job[]): void {
  for (const job of jobs) context.memory.forget(job.player);
  context.head = undefined;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
