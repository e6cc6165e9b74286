export interface Queue<Job> {
  push(job: Job): void;
  /** Resolves when everything pushed has been worked on. */
  idle(): Promise<void>;
}

export interface QueueOptions<Job> {
  /** Batches worked on at the same time. */
  readonly atOnce: number;
  /** Jobs of one key are worked on in their order: together, or one batch after the other. */
  key(job: Job): unknown;
  /**
   * `worker` is a number below `atOnce` that no other batch has meanwhile. When it throws, the
   * batch's jobs are rejected.
   */
  work(jobs: readonly Job[], worker: number): Promise<void>;
}

const MOST_WAITING = 1_024;
/**
 * While a batch is at work, fewer than these wait for it: two half batches cost more than a whole
 * one.
 */
const CROWD = 128;
/**
 * But not longer than this: a commit takes a few milliseconds, and what takes longer waits for
 * something that is not theirs.
 */
const LONGEST_WAIT_MS = 10;

/**
 * A queue that hands over what has gathered while it was at work: a lone job is a batch of one, and
 * a crowd is split over as many batches as may be worked on at once.
 */
export function openQueue<Job extends { reject(fault: unknown): void }>({
  atOnce,
  key,
  work,
}: QueueOptions<Job>): Queue<Job> {
  const most = Math.max(CROWD, MOST_WAITING / atOnce);
  const free = Array.from({ length: atOnce }, (_, worker) => worker);
  const busy = new Set<unknown>();
  let waiting: Job[] = [];
  let woken = false;
  const timer = openTimer(LONGEST_WAIT_MS, () => begin(true));
  const whenIdle: (() => void)[] = [];

  /**
   * One tick of the event loop later: what has arrived by then, and what those just answered ask
   * next, travels together.
   */
  function wake(): void {
    if (!woken) setImmediate(begin);
    woken = true;
  }

  function begin(overdue = false): void {
    woken = false;
    while (waiting.length > 0 && free.length > 0) {
      if (!overdue && free.length < atOnce && waiting.length < CROWD) return timer.start();
      const { taken, left } = pick(waiting, most, (job) => busy.has(key(job)));
      const worker = taken.length === 0 ? undefined : free.pop();
      if (worker === undefined) break;
      waiting = left;
      timer.stop();
      void run(taken, worker);
    }
    if (waiting.length === 0 && free.length === atOnce)
      for (const resolve of whenIdle.splice(0)) resolve();
  }

  async function run(jobs: readonly Job[], worker: number): Promise<void> {
    for (const job of jobs) busy.add(key(job));
    await work(jobs, worker).catch((fault: unknown) => {
      for (const job of jobs) job.reject(fault);
    });
    for (const job of jobs) busy.delete(key(job));
    free.push(worker);
    wake();
  }

  const push = (job: Job) => {
    waiting.push(job);
    wake();
  };
  const idle = () =>
    new Promise<void>((resolve) => {
      whenIdle.push(resolve);
      wake();
    });
  return { push, idle };
}

/** The oldest that no batch at work holds up, and the rest. */
function pick<Job>(
  waiting: Job[],
  most: number,
  isHeldUp: (job: Job) => boolean,
): { readonly taken: Job[]; readonly left: Job[] } {
  const taken: Job[] = [];
  const left: Job[] = [];
  for (const job of waiting) (taken.length < most && !isHeldUp(job) ? taken : left).push(job);
  return { taken, left };
}

/** Calls `act` once, so many milliseconds after it was first started, unless it is stopped. */
function openTimer(ms: number, act: () => void): { start(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const fire = () => {
    timer = undefined;
    act();
  };
  return { start: () => (timer ??= setTimeout(fire, ms)), stop };
}
