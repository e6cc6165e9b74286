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

/** Answers a batch of jobs on one lane, or hands those over whose accounts another transaction holds. Throws when all of them have the same fault. */
export async function workOff(context: LaneContext, all: readonly Job[], outlets: Outlets): Promise<void> {
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
  // Each by itself, so that what can't be written is nobody else's trouble.
  for (const job of jobs) await alone(context, job, outlets);
}

/** Hands those over whose accounts another transaction holds. */
async function withoutHeld({ writer }: LaneContext, jobs: readonly Job[], held: HeldPlayers): Promise<readonly Job[]> {
  const players = new Set(await selectHeldAccounts(writer.db, [...new Set(jobs.map(({ player }) => player))]));
  return setAside(held, jobs, (player) => players.has(player));
}

function setAside(held: HeldPlayers, jobs: readonly Job[], isHeld: (player: bigint) => boolean): readonly Job[] {
  if (!jobs.some(({ player }) => isHeld(player))) return jobs;
  const { aside = [], others = [] } = Object.groupBy(jobs, ({ player }) => (isHeld(player) ? "aside" : "others"));
  held.push(aside);
  return others;
}

async function alone(context: LaneContext, job: Job, { held, answer, onCommitted }: Outlets): Promise<void> {
  if (isTooLate(job)) return job.reject(new Error("Others took so long that nobody waits for this any more"));
  await settle(context, [job], onCommitted).then(
    ([answers]) => answer(job, answers),
    (fault: unknown) => (isHeldUp(fault) ? held.push([job]) : job.reject(fault)),
  );
}
