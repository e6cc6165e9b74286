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
  /** `worker` is a number below `atOnce` that no other batch has meanwhile. When it throws, the batch's jobs are rejected. */
  work(jobs: readonly Job[], worker: number): Promise<void>;
}

const MOST_WAITING = 1_024;
/** While a batch is at work, fewer than these wait for it: two half batches cost more than a whole one. */
const CROWD = 256;

/** A queue that hands over what has gathered while it was at work: a lone job is a batch of one, and a crowd is split over as many batches as may be worked on at once. */
export function openQueue<Job extends { reject(fault: unknown): void }>({ atOnce, key, work }: QueueOptions<Job>): Queue<Job> {
  const most = Math.max(CROWD, MOST_WAITING / atOnce);
  const free = Array.from({ length: atOnce }, (_, worker) => worker);
  const busy = new Set<unknown>();
  let waiting: Job[] = [];
  let woken = false;
  let tellIdle: (() => void)[] = [];

  /** One turn of the event loop later: what has arrived by then, and what those just answered ask next, travels together. */
  function wake(): void {
    if (woken) return;
    woken = true;
    setImmediate(begin);
  }

  function begin(): void {
    woken = false;
    while (waiting.length > 0 && (free.length === atOnce || (free.length > 0 && waiting.length >= CROWD))) {
      const jobs = take();
      const worker = jobs.length === 0 ? undefined : free.pop();
      if (worker === undefined) break;
      void run(jobs, worker);
    }
    if (waiting.length > 0 || free.length < atOnce) return;
    for (const tell of tellIdle) tell();
    tellIdle = [];
  }

  async function run(jobs: readonly Job[], worker: number): Promise<void> {
    for (const job of jobs) busy.add(key(job));
    try {
      await work(jobs, worker);
    } catch (fault) {
      for (const job of jobs) job.reject(fault);
    }
    for (const job of jobs) busy.delete(key(job));
    free.push(worker);
    wake();
  }

  /** The oldest that nobody else's batch holds up. */
  function take(): Job[] {
    if (busy.size === 0 && waiting.length <= most) {
      const all = waiting;
      waiting = [];
      return all;
    }
    const taken: Job[] = [];
    const left: Job[] = [];
    for (const job of waiting) (taken.length < most && !busy.has(key(job)) ? taken : left).push(job);
    waiting = left;
    return taken;
  }

  return {
    push(job) {
      waiting.push(job);
      wake();
    },
    idle: () =>
      new Promise((resolve) => {
        tellIdle.push(resolve);
        wake();
      }),
  };
}
