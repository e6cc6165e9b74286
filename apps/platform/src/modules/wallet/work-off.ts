import { selectHeldAccounts } from "./facts.store.ts";
import type { HeldPlayers } from "./held-players.ts";
import { isTooLate, settle, type Answerer, type Job, type OnCommitted } from "./lane.ts";
import type { LaneContext } from "./settle-batch.ts";
import { isHeldUp, isUnwritable } from "./write.store.ts";

/** Where a lane puts what it has worked on. */
interface Outlets {
  readonly held: HeldPlayers;
  readonly answer: Answerer;
  readonly onCommitted: OnCommitted;
}

/**
 * Answers a batch of jobs on one lane, or hands those over whose accounts another transaction holds. What is held up by something else, or has something among it that can't be written,
 * is tried again in halves: one bad job is alone after a few tries, and what merely waited for a lock travels together again. Throws when all of them have the same fault.
 */
export async function workOff(
  context: LaneContext,
  all: readonly Job[],
  outlets: Outlets,
): Promise<void> {
  const { held, answer, onCommitted } = outlets;
  const jobs = setAside(held, all, held.has);
  if (jobs.length === 0) return;
  try {
    const settled = await settle(context, jobs, onCommitted);
    return jobs.forEach((job, at) => answer(job, settled[at]));
  } catch (fault) {
    if (!isHeldUp(fault) && (jobs.length === 1 || !isUnwritable(fault))) throw fault;
    if (isHeldUp(fault) && jobs.length === 1) return held.push(jobs);
    const others = isHeldUp(fault) ? await withoutHeld(context, jobs, held) : jobs;
    if (others.length < jobs.length) return workOff(context, others, outlets);
  }
  const half = jobs.length >> 1;
  for (const part of [jobs.slice(0, half), jobs.slice(half)])
    await workOffPart(context, part, outlets);
}

/** Hands those over whose accounts another transaction holds, where that can be asked: a whole table may be locked. */
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

/** What nobody waits for any more is not tried again. A fault is that of this part alone. */
async function workOffPart(
  context: LaneContext,
  part: readonly Job[],
  outlets: Outlets,
): Promise<void> {
  const { late = [], good = [] } = Object.groupBy(part, (job) =>
    isTooLate(job) ? "late" : "good",
  );
  for (const job of late)
    job.reject(new Error("Others took so long that nobody waits for this any more"));
  await workOff(context, good, outlets).catch((fault: unknown) => {
    for (const job of good) job.reject(fault);
  });
}
