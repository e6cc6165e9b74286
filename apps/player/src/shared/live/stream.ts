import { readEvents } from "@perya/api-client";
import type { LiveEvent } from "@perya/api-client/player";
import { backOffMs } from "@perya/process/back-off";
import { pause } from "@perya/ui/pause";

/** Between two streams, so that a crowd does not come back at once when a server has been away. */
const WAITS = { firstMs: 1_000, longestMs: 20_000 };

/** What is done with what a stream says. */
export interface Listener {
  readonly hear: (event: LiveEvent) => void;
  /** There was a gap, in which something may have been said. */
  readonly missed: () => void;
  /** The session is over. */
  readonly ended: () => void;
}

/** Reads a session's stream until the signal is aborted; opens it again when it breaks. */
export async function readStream(
  token: string,
  signal: AbortSignal,
  { hear, missed, ended }: Listener,
): Promise<void> {
  for (let tries = 1; !signal.aborted; tries++) {
    const refused = (status: number) => {
      if (status === 401) ended();
    };
    const heard = (event: LiveEvent) => {
      if (tries > 1) missed();
      tries = 1;
      hear(event);
    };
    await readEvents("/api/v1/live", token, signal, heard, refused).catch(() => undefined);
    await pause(backOffMs(tries, WAITS), signal);
  }
}
