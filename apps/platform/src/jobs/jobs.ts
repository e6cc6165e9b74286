import type { TaskList } from "graphile-worker";

/** A module's tasks, by name, and their schedules. */
export interface Jobs {
  readonly tasks: TaskList;
  /** Cron lines of graphile-worker, one per repeating task. */
  readonly cron: readonly string[];
  /** What goes on all the time. */
  readonly loops?: readonly Loop[];
}

/**
 * Continuous work, such as following the ledger. Returns whether there is more to do
 * at once.
 */
export interface Loop {
  readonly name: string;
  tick(): Promise<boolean>;
}
