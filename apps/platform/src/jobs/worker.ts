import { Logger, run, type Runner, type TaskList } from "graphile-worker";
import type { Platform } from "../platform.ts";

/** What a module gives the worker: its tasks by name and when they run. */
export interface Jobs {
  readonly tasks: TaskList;
  /** Cron lines of graphile-worker, one per repeating task. */
  readonly cron: readonly string[];
}

/** Starts the worker on the platform's database. A job is added in the caller's transaction with `addJob`, so it exists exactly when its reason does. */
export async function startWorker(platform: Platform, modules: readonly Jobs[]): Promise<Runner> {
  return run({
    connectionString: platform.config.databaseUrl,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1_000,
    taskList: Object.assign({}, ...modules.map((module) => module.tasks)),
    crontab: modules.flatMap((module) => module.cron).join("\n"),
    logger: quietLogger(platform),
  });
}

function quietLogger(platform: Platform) {
  return new Logger((scope) => (level, message) => {
    if (level === "error" || level === "warning") platform.log.warn({ scope, message }, "job");
  });
}
