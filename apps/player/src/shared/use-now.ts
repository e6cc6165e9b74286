import { serverNow } from "./server-time.ts";
import { useStore } from "./use-store.ts";

const TICK_MS = 1_000;
const watchers = new Set<() => void>();
let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;

/** The time in milliseconds by the server's clock, to the second: one clock for everything that counts down. */
export function useNow(): number {
  return useStore(watch, () => now);
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) {
    now = serverNow();
    timer = setInterval(tick, TICK_MS);
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  now = serverNow();
  for (const watcher of watchers) watcher();
}
