import { selectHeldAccounts } from "../facts.store.ts";
import type { HeldPlayers } from "./held-players.ts";
import { isTooLate, type Answerer, type Job, type OnCommitted } from "./job.ts";
import { retryOnConflict } from "./retry-on-conflict.ts";
import type { LaneContext } from "./settle-batch.ts";
import { isHeldUp, isUnwritable } from "../write.store.ts";

/** Where the results of a lane's jobs go. */
interface Outlets {
  readonly held: HeldPlayers;
  readonly answer: Answerer;
  readonly onCommitted: OnCommitted;
}

/**
 * Answers a batch of jobs on one lane. Jobs of accounts that another transaction holds are handed
 * to `held`. When a batch waits for another lock, or one of its jobs can't be written, it is tried
 * again in halves, so that one bad job is alone after a few tries. Throws when all of them have the
 * same fault.
 */
export async function settleJobs(
  context: LaneContext,
  all: readonly Job[],
  outlets: Outlets,
): Promise<void> {
  const { held, answer, onCommitted } = outlets;
  const jobs = setAside(held, all, held.has);
  if (jobs.length === 0) return;
  try {
    const settled = await retryOnConflict(context, jobs, onCommitted);
    return jobs.forEach((job, at) => answer(job, settled[at]));
  } catch (fault) {
    if (!isHeldUp(fault) && (jobs.length === 1 || !isUnwritable(fault))) throw fault;
    if (isHeldUp(fault) && jobs.length === 1) return held.push(jobs);
    const others = isHeldUp(fault) ? await withoutHeld(context, jobs, held) : jobs;
    if (others.length < jobs.length) return settleJobs(context, others, outlets);
  }
  const half = jobs.length >> 1;
  for (const part of [jobs.slice(0, half), jobs.slice(half)])
    await settlePart(context, part, outlets);
}

/**
 * Hands over the jobs of accounts that another transaction holds. Which those are can't be asked
 * while the whole table is locked; then none is.
 */
async function withoutHeld(
  { writer }: LaneContext,
  jobs: readonly Job[],
  held: HeldPlayers,
): Promise<readonly Job[]> {
  const found = await selectHeldAccounts(writer.db, [
    ...new Set(jobs.map(({ player }) => player)),
  ]).catch((fault: unknown) => {
    if (isHeldUp(fault)) return [];
    throw fault;
  });
  const players = new Set(found);
  return setAside(held, jobs, (player) => players.has(player));
}

function setAside(
  held: HeldPlayers,
  jobs: readonly Job[],
  isHeld: (player: bigint) => boolean,
): readonly Job[] {
  if (!jobs.some(({ player }) => isHeld(player))) return jobs;
  const { aside = [], others = [] } = Object.groupBy(jobs, ({ player }) =>
    isHeld(player) ? "aside" : "others",
  );
  held.push(aside);
  return others;
}

/**
 * Settles a part of a batch. Jobs that are too late are rejected; a fault fails this part alone.
 */
async function settlePart(
  context: LaneContext,
  part: readonly Job[],
  outlets: Outlets,
): Promise<void> {
  const { late = [], good = [] } = Object.groupBy(part, (job) =>
    isTooLate(job) ? "late" : "good",
  );
  for (const job of late)
    job.reject(new Error("Others took so long that nobody waits for this any more"));
  await settleJobs(context, good, outlets).catch((fault: unknown) => {
    for (const job of good) job.reject(fault);
  });
}
