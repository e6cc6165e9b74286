import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { setTimeout as pause } from "node:timers/promises";

const run = promisify(execFile);

/**
 * The user who runs the server: PostgreSQL refuses to run as root, so root switches to the user
 * `postgres`.
 */
export interface Unprivileged {
  readonly ids: { readonly uid: number; readonly gid: number } | undefined;
  own(directory: string): Promise<void>;
}

export async function unprivileged(): Promise<Unprivileged> {
  if (process.getuid?.() !== 0) return { ids: undefined, own: async () => undefined };
  const known = await run("id", ["-u", "postgres"]).catch(() => undefined);
  if (!known) await run("useradd", ["--system", "--no-create-home", "--user-group", "postgres"]);
  const uid = Number((await run("id", ["-u", "postgres"])).stdout);
  const gid = Number((await run("id", ["-g", "postgres"])).stdout);
  return {
    ids: { uid, gid },
    own: async (directory) => void (await run("chown", ["-R", `${uid}:${gid}`, directory])),
  };
}

const READY_TIMEOUT_MS = 30_000;
/** After a crash a starting server replays its log, which takes as long as the log is long. */
const RECOVERY_TIMEOUT_MS = 30 * 60_000;
const LOOK_EVERY_MS = 50;
const LAST_WORDS_MS = 500;
const TAIL_CHARACTERS = 8_000;

/**
 * A server's state by its answer: it works, it says that it is still starting, or it does not
 * answer.
 */
export type Readiness = "ready" | "starting" | "silent";

/**
 * Spawns a program in a separate process group, so that a Ctrl-C in the terminal reaches it only
 * when we pass it on. `onOutput` gets its output.
 */
export function runAs(
  user: Unprivileged,
  program: string,
  args: readonly string[],
  onOutput: (piece: Buffer) => void = () => undefined,
) {
  const child = spawn(program, [...args], {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    cwd: "/",
    ...user.ids,
  });
  let output = "";
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-TAIL_CHARACTERS));
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (keep(chunk), onOutput(chunk)));
  const exit = new Promise<number>((resolve) => {
    // "close" follows "exit" once all output has been read. But a process left behind by the
    // program may hold the output open.
    child.on("close", (code) => resolve(code ?? 1));
    child.on("exit", (code) => setTimeout(() => resolve(code ?? 1), LAST_WORDS_MS).unref());
    child.on("error", (error) => (keep(Buffer.from(String(error))), resolve(1)));
  });
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exit;
  };
  return {
    pid: child.pid ?? 0,
    ended: exit,
    untilExit: async () => {
      if ((await exit) !== 0) throw new Error(`${program} failed:\n${output}`);
    },
    untilReady: async (look: () => Promise<Readiness>) => {
      const failed = exit.then(() => {
        throw new Error(`${program} stopped at once:\n${output}`);
      });
      failed.catch(() => undefined);
      const began = Date.now();
      for (
        let readiness = await Promise.race([look(), failed]);
        readiness !== "ready";
        readiness = await Promise.race([look(), failed])
      ) {
        if (
          Date.now() >
          began + (readiness === "starting" ? RECOVERY_TIMEOUT_MS : READY_TIMEOUT_MS)
        ) {
          await stop("SIGINT");
          throw new Error(`${program} did not answer:\n${output}`);
        }
        await pause(LOOK_EVERY_MS);
      }
    },
    stop,
  };
}
