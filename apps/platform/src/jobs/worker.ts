import { openLibraryPool } from "@perya/postgres";
import { Logger, run, type Runner, type RunnerOptions, type WorkerEvents } from "graphile-worker";
import { EventEmitter } from "node:events";
import { unlockWorkers } from "./jobs.store.ts";
import type { Platform } from "../platform.ts";
import { keepRunning, type Running } from "./keep-running.ts";
import type { Jobs } from "./jobs.ts";
import { startLoop } from "./loop.ts";

export interface Worker {
  /** Resolves when running work has ended. */
  stop(): Promise<void>;
}

/** One for each of the four jobs at once, and for what the worker itself asks and hears. */
const CONNECTIONS = 10;

/**
 * Starts the worker on the platform's database. A job is added in the caller's transaction with
 * `addJob`, so it exists exactly when its reason does. When the worker can't record a job's end,
 * because the database is gone, it ends and is restarted, and its jobs with it: so a job must
 * tolerate being run again.
 */
export async function startWorker(platform: Platform, modules: readonly Jobs[]): Promise<Worker> {
  const options: RunnerOptions = {
    concurrency: 4,
    noHandleSignals: true,
    // A job that is due now is announced by the database; polling finds those scheduled for later.
    pollInterval: 2_000,
    taskList: Object.assign({}, ...modules.map((module) => module.tasks)),
    crontab: modules.flatMap((module) => module.cron).join("\n"),
    logger: quietLogger(platform),
    // Unless completed jobs are batched, even with no delay, graphile-worker writes them without
    // catching faults, and the first one ends the whole process.
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

/**
 * Runs a pool of workers, and releases the jobs of those that are `lost`, which no one else would
 * take for hours.
 */
async function begin(
  { db, config }: Platform,
  options: RunnerOptions,
  lost: string[],
): Promise<Running> {
  if (lost.length > 0) await unlockWorkers(db, lost);
  lost.length = 0;
  const events = new EventEmitter() as WorkerEvents;
  events.once("pool:create", ({ workerPool }) => lost.push(workerPool.id));
  const pgPool = openLibraryPool(config.databaseUrl, CONNECTIONS);
  try {
    const runner = await run({ ...options, pgPool, events });
    return { ended: endOf(runner, pgPool), stop: () => runner.stop() };
  } catch (fault) {
    await pgPool.end();
    throw fault;
  }
}

async function endOf(runner: Runner, pool: { end(): Promise<void> }): Promise<void> {
  try {
    await runner.promise;
  } finally {
    await pool.end();
  }
}

function quietLogger(platform: Platform) {
  return new Logger((scope) => (level, message) => {
    if (level === "error" || level === "warning") platform.log.warn({ scope, message }, "job");
  });
}
