import { spawn, type ChildProcess } from "node:child_process";
import type { Environment } from "./environments.ts";
import type { LogFile } from "./log-file.ts";

const STOP_LIMIT_MS = 25_000;
const TAIL_CHARACTERS = 2_000;

/**
 * What starting processes takes from outside: a log for each, and what to do when one ends without
 * being asked.
 */
export interface Watch {
  log(name: string): LogFile;
  onLost(name: string): void;
}

/**
 * The product's processes: started together, watched, stopped together. Each is in its own group,
 * so Ctrl-C reaches them through us and in order.
 */
export function processes({ log: openLog, onLost }: Watch) {
  const children = new Map<string, ChildProcess>();
  let stopping = false;

  /**
   * Starts a process and waits until it says it is ready. Throws with what it complained of, else
   * with the end of its output, when it ends before.
   */
  async function start(
    name: string,
    program: string,
    env: Environment,
    nodeFlags: readonly string[] = [],
  ): Promise<void> {
    const child = spawn(process.execPath, [...nodeFlags, program], {
      env: { ...env },
      detached: true,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    children.set(name, child);
    const log = openLog(name);
    let tail = "";
    let errors = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        tail = (tail + chunk.toString()).slice(-TAIL_CHARACTERS);
        log.write(chunk);
      });
    }
    child.stderr?.on(
      "data",
      (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-TAIL_CHARACTERS)),
    );
    await new Promise<void>((ready, failed) => {
      child.once("message", () => ready());
      child.once("exit", (code) =>
        failed(new Error(`The ${name} did not start (exit code ${code}):\n${errors || tail}`)),
      );
    });
    child.once("exit", () => {
      children.delete(name);
      if (!stopping) onLost(name);
    });
  }

  async function stop(): Promise<void> {
    stopping = true;
    await Promise.all([...children.values()].map(stopOne));
  }

  return { start, stop };
}

function stopOne(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const limit = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
    child.once("exit", () => {
      clearTimeout(limit);
      resolve();
    });
    child.kill("SIGTERM");
  });
}
