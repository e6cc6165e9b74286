import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { freeze } from "./freeze.ts";
import type { Part } from "./part.ts";

export interface ProcessPart extends Part {
  /** Stops the process (SIGSTOP), and returns a function that resumes it. */
  freeze(): () => void;
}

export interface ProcessOptions {
  readonly name: string;
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
  /** Folder of the log file. */
  readonly logs: string;
  /** Called when the process ends on its own. */
  readonly onFell: (part: Part, how: string) => void;
}

const STOP_LIMIT_MS = 25_000;

/** A process of the product, run by its own `main.ts` as in production. */
export function openProcess({ name, program, env, logs, onFell }: ProcessOptions): ProcessPart {
  const log = openSync(join(logs, `${name.replaceAll(" ", "-")}.log`), "a");
  let child: ChildProcess | undefined;
  /** Processes that the run ended on purpose. */
  const ended = new WeakSet<ChildProcess>();

  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    ended.add(ending);
    const gone = once(ending, "exit");
    ending.kill(signal);
    // A frozen process handles no signal until it is resumed.
    ending.kill("SIGCONT");
    const limit = setTimeout(() => ending.kill("SIGKILL"), STOP_LIMIT_MS);
    await gone;
    clearTimeout(limit);
  };

  const part: ProcessPart = {
    name,
    start: async () => {
      const started = fork(program, { env, detached: true, stdio: ["ignore", log, log, "ipc"] });
      child = started;
      await new Promise<void>((resolve, reject) => {
        started.once("message", () => resolve());
        started.once("exit", (code) =>
          reject(new Error(`${name} ended with ${code} before it was ready`)),
        );
      });
      started.once("exit", (code, signal) => {
        if (!ended.has(started)) onFell(part, String(signal ?? code));
      });
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    freeze: () => freeze(child?.pid === undefined ? [] : [child.pid]),
  };
  return part;
}
