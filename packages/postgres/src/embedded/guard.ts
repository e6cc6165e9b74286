import { spawn } from "node:child_process";
import { join } from "node:path";

/** What the guardian needs to know about a running server. */
export interface Guarded {
  readonly pid: number;
  /** Its data directory, which distinguishes it from a later process with the same process id. */
  readonly data: string;
  /**
   * For a throwaway server, the directory to remove once the guardian has stopped it; undefined
   * keeps the data.
   */
  readonly scrap: string | undefined;
}

/** Sent to the guardian by a process that stopped the server itself. */
export const STOPPED = "stopped";

/**
 * Ties a server's life to this process. A small helper process holds the other end of a pipe: when
 * this process ends in any way, even by `kill -9`, the pipe closes and the helper stops the server.
 * Call the returned function once the server has ended.
 */
export function guard(server: Guarded): () => void {
  const guardian = spawn(
    process.execPath,
    [join(import.meta.dirname, "guardian.ts"), JSON.stringify(server)],
    {
      detached: true,
      stdio: ["pipe", "ignore", "ignore"],
      cwd: "/",
    },
  );
  // This process doesn't wait for its guardian. If the guardian can't be started, the next start
  // still finds a leftover server.
  guardian.on("error", () => undefined);
  guardian.stdin.on("error", () => undefined);
  guardian.unref();
  (guardian.stdin as unknown as { unref(): void }).unref();
  return () => guardian.stdin.end(STOPPED);
}
