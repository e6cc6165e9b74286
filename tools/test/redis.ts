import { freePort } from "@perya/process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createConnection } from "node:net";
import { installDebian, isDebianRoot } from "./debian.ts";
import { findProgram, isProgram } from "./find-program.ts";

const PROGRAMS = ["redis-server", "valkey-server"].flatMap((name) =>
  ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map((at) => `${at}/${name}`),
);
const READY_LIMIT_MS = 10_000;

/**
 * Ends the server with the shell's standard input: when this process stops it, and when this
 * process is killed.
 */
const UNTIL_INPUT_ENDS = '"$0" "$@" & server=$!; cat > /dev/null; kill $server; wait $server';

export interface TestRedis extends AsyncDisposable {
  readonly url: string;
  /** Ends the server; `start` brings it back on the same port, with nothing in it. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * The Redis or Valkey that tests run: PERYA_REDIS, one of the system's, or else Debian's package,
 * installed now when we are root on Debian. Undefined, with a word about it, where none can be had;
 * an Error instead where CI runs, so that a test is never left out there unseen.
 */
export function findRedis(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env["PERYA_REDIS"];
  if (given && !isProgram(given))
    throw new Error(`PERYA_REDIS is ${given}, but there is no program of that name.`);
  const found = given ?? findProgram(PROGRAMS) ?? install();
  if (found) return found;
  const sentence =
    "The tests of the live channel over Redis need redis-server or valkey-server: " +
    "install one, or set PERYA_REDIS to its path.";
  if (env["CI"]) throw new Error(sentence);
  console.warn(`${sentence} They are left out.`);
  return undefined;
}

function install(): string | undefined {
  if (!isDebianRoot()) return undefined;
  console.log("No Redis found; installing Debian's package…");
  try {
    installDebian("redis-server");
  } catch {
    // Said by the caller, together with the case that the install ended well but left no program.
  }
  return findProgram(PROGRAMS);
}

/** A Redis of the test's own, on a port of its own, that keeps nothing. */
export async function openRedis(program: string): Promise<TestRedis> {
  const port = await freePort();
  let running: ReturnType<typeof run> | undefined;
  const start = async () => {
    running = run(program, port);
    for (const limit = Date.now() + READY_LIMIT_MS; !(await answers(port)); await pause(20)) {
      if (Date.now() > limit) throw new Error(`${program} did not answer on port ${port}`);
    }
  };
  const stop = async () => {
    if (!running) return;
    const ended = once(running, "exit");
    running.stdin.end();
    running = undefined;
    await ended;
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, stop, [Symbol.asyncDispose]: stop };
}

function run(program: string, port: number) {
  const settings = [
    "--port",
    String(port),
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
  ];
  return spawn("/bin/sh", ["-c", UNTIL_INPUT_ENDS, program, ...settings], {
    stdio: ["pipe", "ignore", "ignore"],
    cwd: "/",
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1" });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
