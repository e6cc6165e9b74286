import { setTimeout as sleep } from "node:timers/promises";
import { CannotStart } from "./cannot-start.ts";
import { whyNot } from "./why-not.ts";

/** What a process that was opened needs at its end. */
export interface Opened {
  /** Given when the end is asked for, and some milliseconds before it begins, so that load balancers stop sending requests first. */
  readonly notice?: { readonly ms: number; give(): void };
  /** Lets go of everything in order: no new work, what is underway ends, then the connections. */
  close(): Promise<void>;
}

/**
 * The life of a server process. Opens it and tells its parent process over a channel that it is ready; on SIGINT, SIGTERM or the end of that channel gives notice, closes
 * it, for at most `drainMs`, and exits. What a person has to mend outside the program is one sentence and exit code 1.
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
