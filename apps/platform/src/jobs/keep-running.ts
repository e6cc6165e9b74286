import { setTimeout as pause } from "node:timers/promises";
import { backOffMs, type BackOff } from "@perya/process";
import type { Logger } from "pino";

/** Something that runs until it is stopped, or ends by itself. */
export interface Running {
  /** Resolves or rejects when it has ended, for whatever reason. */
  readonly ended: Promise<unknown>;
  /** Resolves when running work has ended. */
  stop(): Promise<void>;
}

const WAITS: BackOff = { firstMs: 100, longestMs: 5_000 };

/**
 * Keeps something running under a name: when it ends by itself, the log says so and it is started
 * again, until the returned function is called. Throws when it can't be started the first time.
 */
export async function keepRunning(
  name: string,
  start: () => Promise<Running>,
  log: Pick<Logger, "warn">,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let running: Running | undefined = await start();
  const restart = async (tries = 1): Promise<Running | undefined> => {
    await pause(backOffMs(tries, WAITS), undefined, { signal: stopping.signal }).catch(
      () => undefined,
    );
    if (stopping.signal.aborted) return undefined;
    return start().catch((fault: unknown) => {
      log.warn({ err: fault, name }, "could not be started again");
      return restart(tries + 1);
    });
  };
  const loop = (async () => {
    while (running) {
      const fault: unknown = await running.ended.catch((reason: unknown) => reason);
      running = undefined;
      if (stopping.signal.aborted) return;
      log.warn({ err: fault, name }, "ended by itself, starting it again");
      running = await restart();
      // It was told to stop while it was starting.
      if (stopping.signal.aborted) await running?.stop();
    }
  })();
  return async () => {
    stopping.abort();
    await running?.stop();
    await loop;
  };
}
