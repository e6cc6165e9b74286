import type { LiveEvent } from "@perya/api-client/player";
import { readStream, type Listener } from "./stream.ts";

/** What the tab that reads the stream tells the player's other tabs. */
type Said =
  | { readonly event: LiveEvent }
  | "missed"
  /** The session with this mark is over. */
  | { readonly ended: string };

interface Session {
  readonly token: string;
  /** Who the session is of, where this tab knows; tabs of one player share a stream. */
  readonly player: string | undefined;
}

/**
 * Follows a player's stream until the signal is aborted, with one connection for all of the
 * player's tabs: a browser has six to a server, and pages must not wait for one. The tab with the
 * lock reads the stream and tells the others; when it goes, one of them takes the lock. A browser
 * that can't do this reads a stream in every tab.
 */
export async function shareStream(
  { token, player }: Session,
  signal: AbortSignal,
  listener: Listener,
): Promise<void> {
  if (!("locks" in navigator) || !("BroadcastChannel" in globalThis))
    return readStream(token, signal, listener);
  const mark = await markOf(token);
  if (signal.aborted) return;
  const name = `perya-live-${player ?? mark}`;
  const channel = new BroadcastChannel(name);
  signal.addEventListener("abort", () => channel.close());
  channel.addEventListener("message", ({ data }: MessageEvent<Said>) => {
    if (data === "missed") listener.missed();
    else if ("event" in data) listener.hear(data.event);
    else if (data.ended === mark) listener.ended();
  });
  const tell = (said: Said) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one
    if (!signal.aborted) channel.postMessage(said);
  };
  const telling: Listener = {
    hear(event) {
      tell({ event });
      listener.hear(event);
    },
    missed() {
      tell("missed");
      listener.missed();
    },
    ended() {
      tell({ ended: mark });
      listener.ended();
    },
  };
  const isFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await readStream(token, signal, telling);
    return lock !== null;
  });
  if (isFirst || signal.aborted) return;
  const takeOver = () => {
    telling.missed();
    return readStream(token, signal, telling);
  };
  // Rejected when the signal is aborted while it waits.
  await navigator.locks.request(name, { signal }, takeOver).catch(() => undefined);
}

/** Tells sessions apart without saying the token where any page of the site could read it. */
async function markOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
