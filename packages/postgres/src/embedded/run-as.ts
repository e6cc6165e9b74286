import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Who runs the server: PostgreSQL refuses to run as root, so root hands over to the user `postgres`. */
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
  return { ids: { uid, gid }, own: async (directory) => void (await run("chown", ["-R", `${uid}:${gid}`, directory])) };
}

const READY_TIMEOUT_MS = 30_000;

/** Spawns a program in its own process group, so that a Ctrl-C in the terminal reaches it only when we say so. */
export function runAs(user: Unprivileged, program: string, args: readonly string[]) {
  const child = spawn(program, [...args], { detached: true, stdio: ["ignore", "pipe", "pipe"], cwd: "/", ...user.ids });
  let output = "";
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-8_000));
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const exit = new Promise<number>((resolve) => {
    child.on("exit", (code) => resolve(code ?? 1));
    child.on("error", (error) => (keep(Buffer.from(String(error))), resolve(1)));
  });
  return {
    pid: child.pid ?? 0,
    ended: exit,
    untilExit: async () => {
      if ((await exit) !== 0) throw new Error(`${program} failed:\n${output}`);
    },
    untilReady: async (ready: () => Promise<boolean>) => {
      const failed = exit.then(() => {
        throw new Error(`${program} stopped at once:\n${output}`);
      });
      failed.catch(() => undefined);
      const deadline = Date.now() + READY_TIMEOUT_MS;
      while (!(await Promise.race([ready(), failed]))) {
        if (Date.now() > deadline) throw new Error(`${program} did not answer:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    stop: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await exit;
    },
  };
}
