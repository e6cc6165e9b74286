import { spawn } from "node:child_process";
import { once } from "node:events";

export interface PrivateMount extends AsyncDisposable {
  /** Its path as seen from outside its namespace. */
  readonly folder: string;
}

/**
 * Mounts a disk of some size ("64k", "300m") in a namespace where this user may mount. A process in
 * the namespace keeps it mounted until it is disposed or the calling process ends. Throws with the
 * system's message where users may not make such namespaces.
 */
export async function privateMount(size: string): Promise<PrivateMount> {
  const script = `mount -t tmpfs -o size=${size},mode=0755 tmpfs /tmp && echo mounted && exec cat`;
  const holder = spawn("unshare", ["--user", "--map-root-user", "--mount", "sh", "-c", script], {
    stdio: "pipe",
  });
  let said = "";
  const ended = once(holder, "close");
  holder.stderr.on("data", (piece: Buffer) => (said += piece.toString()));
  const mounted = await Promise.race([
    once(holder.stdout, "data").then(() => true),
    ended.then(() => false),
  ]);
  if (!mounted) throw new Error(said.trim());
  return {
    folder: `/proc/${holder.pid}/root/tmp`,
    [Symbol.asyncDispose]: async () => {
      holder.stdin.end();
      await ended;
    },
  };
}
