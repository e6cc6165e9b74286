import { readEvents } from "@perya/api-client";
import type { LiveEvent } from "@perya/api-client/player";
import { backOffMs } from "@perya/process/back-off";
import { pause } from "@perya/ui/pause";
import type { Source } from "@perya/ui/store";

/** Between two streams, so that a crowd does not come back at once when a server has been away. */
const WAITS = { firstMs: 1_000, longestMs: 20_000 };
const ADDRESS = "/api/v1/live";

/** What is done with what a stream says. */
export interface Listener {
  readonly hear: (event: LiveEvent) => void;
  /** There was a gap, in which something may have been said. */
  readonly missed: () => void;
  /** The session is over. */
  readonly ended: () => void;
}

/** Whether what happens at the brand is wanted, followed as it changes. */
export type Wanted = Pick<Source<boolean>, "get" | "watch">;

/**
 * Reads the stream of a session, or without a token a guest's, until the signal is aborted; opens
 * it again when it breaks or when something else is wanted. A guest reads none while nothing is.
 */
export async function readStream(
  token: string | undefined,
  signal: AbortSignal,
  { hear, missed, ended }: Listener,
  wanted: Wanted,
): Promise<void> {
  let hadGap = false;
  for (let tries = 1; !signal.aborted; tries++) {
    const want = wanted.get();
    const { changed, stop } = untilOther(wanted, want, signal);
    if (token === undefined && !want) {
      await aborted(changed);
      tries = 0;
      continue;
    }
    const heard = (event: LiveEvent) => {
      if (hadGap) missed();
      hadGap = false;
      tries = 1;
      hear(event);
    };
    const refused = (status: number) => {
      if (status === 401 && token !== undefined) ended();
    };
    const address = want ? `${ADDRESS}?watch=activity` : ADDRESS;
    await readEvents(address, token, changed, heard, refused).catch(() => undefined);
    stop();
    hadGap = true;
    if (changed.aborted) tries = 0;
    else await pause(backOffMs(tries, WAITS), signal);
  }
}

/** A signal that is aborted with another one, or once something else is wanted. */
function untilOther(wanted: Wanted, want: boolean, signal: AbortSignal) {
  const other = new AbortController();
  const abort = () => other.abort();
  signal.addEventListener("abort", abort, { once: true });
  const unwatch = wanted.watch(() => {
    if (wanted.get() !== want) abort();
  });
  const stop = () => {
    unwatch();
    signal.removeEventListener("abort", abort);
  };
  other.signal.addEventListener("abort", stop, { once: true });
  return { changed: other.signal, stop };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
