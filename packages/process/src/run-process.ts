import { setTimeout as sleep } from "node:timers/promises";
import { CannotStart } from "./cannot-start.ts";
import { whyNot } from "./why-not.ts";

/** How to shut down a process that has opened. */
export interface Opened {
  /**
   * Called when shutdown is requested, `ms` milliseconds before it begins, so that load balancers
   * stop sending requests first.
   */
  readonly notice?: { readonly ms: number; give(): void };
  /** Releases everything in order: no new work, running work ends, then the connections. */
  close(): Promise<void>;
}

/**
 * The life cycle of a server process. Opens it and notifies its parent process over a channel that
 * it is ready. On SIGINT, SIGTERM or the end of that channel it gives notice, closes within
 * `drainMs`, and exits. For a problem outside the program it prints one sentence and exits with
 * code 1.
 */
export async function runProcess(drainMs: number, open: () => Promise<Opened>): Promise<void> {
  const { notice, close } = await open().catch((fault: unknown) => {
    const sentence = fault instanceof CannotStart ? fault.message : whyNot(fault);
    if (sentence === undefined) throw fault;
    console.error(sentence);
    process.exit(1);
  });
  const drain = async () => {
    const noticeMs = notice?.ms ?? 0;
    setTimeout(() => process.exit(1), noticeMs + drainMs).unref();
    notice?.give();
    await sleep(noticeMs);
    await close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const)
    process.once(signal, () => void drain());
  process.send?.("ready");
}
