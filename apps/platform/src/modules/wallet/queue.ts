import { setImmediate as nextTurn } from "node:timers/promises";

export interface Queue<Job> {
  push(job: Job): void;
  /** Resolves when everything pushed has been worked on. */
  idle(): Promise<void>;
}

const MAX_JOBS = 1_024;

/** A queue that hands over what has gathered while it was at work; when the work throws, its jobs are rejected. */
export function openQueue<Job extends { reject(fault: unknown): void }>(work: (jobs: readonly Job[]) => Promise<void>): Queue<Job> {
  let waiting: Job[] = [];
  let running: Promise<void> | undefined;
  const run = async () => {
    for (;;) {
      // One turn of the event loop: what has arrived by now, and what those just answered ask next, travels together.
      await nextTurn();
      if (waiting.length === 0) break;
      const jobs = waiting.slice(0, MAX_JOBS);
      waiting = waiting.slice(jobs.length);
      await work(jobs).catch((fault: unknown) => {
        for (const job of jobs) job.reject(fault);
      });
    }
    running = undefined;
  };
  return {
    push(job) {
      waiting.push(job);
      running ??= run();
    },
    idle: async () => {
      while (running) await running;
    },
  };
}
