import { Logger, run, type TaskList } from "graphile-worker";
import type { Platform } from "../platform.ts";
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

/** Starts the worker on the platform's database. A job is added in the caller's transaction with `addJob`, so it exists exactly when its reason does. */
export async function startWorker(platform: Platform, modules: readonly Jobs[]): Promise<Worker> {
  const runner = await run({
    connectionString: platform.config.databaseUrl,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1_000,
    taskList: Object.assign({}, ...modules.map((module) => module.tasks)),
    crontab: modules.flatMap((module) => module.cron).join("\n"),
    logger: quietLogger(platform),
  });
  const loops = modules.flatMap((module) => module.loops ?? []).map((loop) => startLoop(platform, loop));
  return {
    stop: async () => {
      await Promise.all([runner.stop(), ...loops.map((stop) => stop())]);
    },
  };
}

function quietLogger(platform: Platform) {
  return new Logger((scope) => (level, message) => {
    if (level === "error" || level === "warning") platform.log.warn({ scope, message }, "job");
  });
}
