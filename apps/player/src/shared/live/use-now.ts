import { sourceOf, useStore } from "@perya/ui/store";
import { serverNow } from "./server-time.ts";

const TICK_MS = 1_000;
let now = serverNow();
const clock = sourceOf(
  () => now,
  (changed) => {
    now = serverNow();
    const timer = setInterval(() => {
      now = serverNow();
      changed();
    }, TICK_MS);
    return () => clearInterval(timer);
  },
);

/**
 * The time in milliseconds by the server's clock, to the second: one clock for everything that
 * counts down.
 */
export function useNow(): number {
  return useStore(clock);
}
