import { freePort } from "@perya/process";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface PlatformProcess {
  readonly playerUrl: string;
  readonly consoleUrl: string;
  readonly metricsUrl: string;
  /** Everything it wrote so far. */
  readonly output: () => string;
  signal(name: NodeJS.Signals): void;
  /** Resolves with its exit code. */
  readonly ended: Promise<number | null>;
}

/** The whole platform in a process of its own, as it runs in production, with its output kept. */
export async function startPlatform(env: NodeJS.ProcessEnv): Promise<PlatformProcess> {
  const [player, console, metrics] = [await freePort(), await freePort(), await freePort()];
  const [playerUrl, consoleUrl] = [`http://127.0.0.1:${player}`, `http://127.0.0.1:${console}`];
  const ports = {
    PLAYER_PORT: String(player),
    CONSOLE_PORT: String(console),
    PLAYER_URL: playerUrl,
    CONSOLE_URL: consoleUrl,
    METRICS_PORT: String(metrics),
  };
  const child: ChildProcess = fork(join(import.meta.dirname, "../main.ts"), {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      ...ports,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (piece: Buffer) => (output += piece.toString("utf8")));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  await Promise.race([
    once(child, "message"),
    ended.then((code) => {
      throw new Error(`The platform ended with ${code}: ${output.slice(-2_000)}`);
    }),
  ]);
  const metricsUrl = `http://127.0.0.1:${metrics}/metrics`;
  return {
    playerUrl,
    consoleUrl,
    metricsUrl,
    output: () => output,
    signal: (name) => void child.kill(name),
    ended,
  };
}
