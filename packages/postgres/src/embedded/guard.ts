import { spawn } from "node:child_process";
import { join } from "node:path";

/** A running server, as its guardian must know it. */
export interface Guarded {
  readonly pid: number;
  /** Its data directory, which tells it from another process that got its number later. */
  readonly data: string;
  /** What to remove when it had to be stopped: the whole directory of a throwaway server. Undefined for data that is to be kept. */
  readonly scrap: string | undefined;
}

/** The guardian's last word from a starter that stopped the server itself. */
export const STOPPED = "stopped";

/**
 * Binds a server's life to this process. A small process of its own holds the other end of a pipe: when this one ends in any way, by `kill -9` too, the pipe closes and it
 * stops the server. Call what is returned once the server has ended.
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
  // It watches us, we don't wait for it; and if it can't be started, the next start still finds the leftover.
  guardian.on("error", () => undefined);
  guardian.stdin.on("error", () => undefined);
  guardian.unref();
  (guardian.stdin as unknown as { unref(): void }).unref();
  return () => guardian.stdin.end(STOPPED);
}
