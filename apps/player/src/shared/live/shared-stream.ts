import type { LiveEvent } from "@perya/api-client/player";
import { wholeActivity } from "./activity.ts";
import { readStream, type Listener } from "./stream.ts";
import { openTabs, OWN_TAB, type TabSays } from "./tabs.ts";
import { watching } from "./watching.ts";

/** What the tab that reads the stream tells the other tabs, and they tell it. */
type Said =
  | { readonly event: LiveEvent }
  | TabSays
  | "missed"
  /** Which tabs want to hear what happens? */
  | "who"
  /** The session with this mark is over. */
  | { readonly ended: string };

interface Session {
  /** Undefined for a guest. */
  readonly token: string | undefined;
  /** Who the session is of, where this tab knows; tabs of one player share a stream. */
  readonly player: string | undefined;
}

/**
 * Follows a player's or a guest's stream until the signal is aborted, with one connection for all
 * of the visitor's tabs: a browser has six to a server, and pages must not wait for one. The tab
 * with the lock reads the stream and tells the others; when it goes, one of them takes the lock. A
 * browser that can't do this reads a stream in every tab.
 */
export async function shareStream(
  { token, player }: Session,
  signal: AbortSignal,
  listener: Listener,
): Promise<void> {
  if (!("locks" in navigator) || !("BroadcastChannel" in globalThis))
    return readStream(token, signal, listener, watching);
  const mark = token === undefined ? "guest" : await markOf(token);
  if (signal.aborted) return;
  const name = `perya-live-${player ?? mark}`;
  const { telling, tabs, beginReading, sayWants } = joinTabs(name, mark, signal, listener);
  const read = () => {
    beginReading();
    return readStream(token, signal, telling, tabs);
  };
  const isFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await read();
    return lock !== null;
  });
  if (isFirst || signal.aborted) return;
  sayWants();
  const takeOver = () => {
    telling.missed();
    return read();
  };
  // Rejected when the signal is aborted while it waits.
  await navigator.locks.request(name, { signal }, takeOver).catch(() => undefined);
}

/**
 * Hears what the reading tab tells, and tells it what this one wants; once this one reads, the
 * other way round.
 */
function joinTabs(name: string, mark: string, signal: AbortSignal, listener: Listener) {
  const channel = new BroadcastChannel(name);
  const tabs = openTabs(signal);
  let isReader = false;
  const tell = (said: Said) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one
    channel.postMessage(said);
  };
  const sayWants = () => {
    if (!isReader) tell({ tab: OWN_TAB, wants: watching.get() });
  };
  channel.addEventListener("message", ({ data }: MessageEvent<Said>) => {
    if (data === "missed") listener.missed();
    else if (data === "who") sayWants();
    else if ("event" in data) listener.hear(data.event);
    else if ("wants" in data) {
      const had = tabs.get();
      tabs.hear(data);
      // Where the stream did not have it yet, it says everything by itself.
      if (isReader && data.wants && had)
        tell({ event: { type: "activity", value: wholeActivity() } });
    } else if (data.ended === mark) listener.ended();
  });
  const stop = watching.watch(sayWants);
  signal.addEventListener("abort", () => {
    if (watching.get()) tell({ tab: OWN_TAB, wants: false });
    stop();
    channel.close();
  });
  const tellOpen = (said: Said) => {
    if (!signal.aborted) tell(said);
  };
  const telling: Listener = {
    hear(event) {
      tellOpen({ event });
      listener.hear(event);
    },
    missed() {
      tellOpen("missed");
      listener.missed();
    },
    ended() {
      tellOpen({ ended: mark });
      listener.ended();
    },
  };
  const beginReading = () => {
    isReader = true;
    tellOpen("who");
  };
  return { telling, tabs, beginReading, sayWants };
}

/** Tells sessions apart without saying the token where any page of the site could read it. */
async function markOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
