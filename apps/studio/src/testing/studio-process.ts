import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { ready, stop } from "./real-operator.ts";

export interface StudioProcess extends AsyncDisposable {
  readonly url: string;
  start(): Promise<void>;
  /** As a power cut: nothing is drained. */
  kill(): Promise<void>;
  /** As an operator does: what is underway ends first. */
  end(): Promise<number | null>;
}

/** The studio in a process of its own, which can be killed and started again on its database. */
export function studioProcess(env: NodeJS.ProcessEnv, port: number): StudioProcess {
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (child) await stop(child, signal);
    return child?.exitCode ?? null;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      child = fork(join(import.meta.dirname, "../main.ts"), {
        env: {
          PATH: process.env["PATH"],
          NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
          ...env,
          STUDIO_PORT: String(port),
        },
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      });
      await ready(child);
    },
    kill: async () => {
      await end("SIGKILL");
    },
    end: () => end("SIGTERM"),
    [Symbol.asyncDispose]: async () => {
      await end("SIGTERM");
    },
  };
}
