import { Logger, run, type RunnerOptions, type TaskList, type WorkerEvents } from "graphile-worker";
import { EventEmitter } from "node:events";
import { unlockWorkers } from "./jobs.store.ts";
import type { Platform } from "../platform.ts";
import { keepRunning, type Running } from "./keep-running.ts";
import { startLoop, type Loop } from "./loop.ts";

/** What a module gives the worker: its tasks by name and when they run. */
export interface Jobs {
  readonly tasks: TaskList;
  /** Cron lines of graphile-worker, one per repeating task. */
  readonly cron: readonly string[];
  /** What goes on all the time. */
  readonly loops?: readonly Loop[];
}

export interface Worker {
  /** Resolves when what was begun has ended. */
  stop(): Promise<void>;
}

/**
 * Starts the worker on the platform's database. A job is added in the caller's transaction with `addJob`, so it exists exactly when its reason does. When the worker can't write down how a
 * job ended, because the database is gone, it ends and is started again, and its jobs with it: what they do they may have done.
 */
export async function startWorker(platform: Platform, modules: readonly Jobs[]): Promise<Worker> {
  const options: RunnerOptions = {
    connectionString: platform.config.databaseUrl,
    concurrency: 4,
    noHandleSignals: true,
    // A job that is due now is announced by the database; polling finds those scheduled for later.
    pollInterval: 2_000,
    taskList: Object.assign({}, ...modules.map((module) => module.tasks)),
    crontab: modules.flatMap((module) => module.cron).join("\n"),
    logger: quietLogger(platform),
    // Unless the ends of jobs are gathered, even for no time, graphile-worker writes them without listening for a fault, and the first one ends the whole process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
  const lost: string[] = [];
  const stopRunning = await keepRunning(
    "job worker",
    () => begin(platform, options, lost),
    platform.log,
  );
  const loops = modules
    .flatMap((module) => module.loops ?? [])
    .map((loop) => startLoop(platform, loop));
  return {
    stop: async () => {
      await Promise.all([stopRunning(), ...loops.map((stop) => stop())]);
    },
  };
}

/** Runs a pool of workers, and lets go of the jobs of those that are `lost`, which nobody else would take for hours. */
async function begin({ db }: Platform, options: RunnerOptions, lost: string[]): Promise<Running> {
  if (lost.length > 0) await unlockWorkers(db, lost);
  lost.length = 0;
  const events = new EventEmitter() as WorkerEvents;
  events.once("pool:create", ({ workerPool }) => lost.push(workerPool.id));
  const runner = await run({ ...options, events });
  return { ended: runner.promise, stop: () => runner.stop() };
}

function quietLogger(platform: Platform) {
  return new Logger((scope) => (level, message) => {
    if (level === "error" || level === "warning") platform.log.warn({ scope, message }, "job");
  });
}
