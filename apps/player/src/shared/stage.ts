import { useStore } from "./use-store.ts";

/** A game that never says it is done must not hold the balance back for longer. */
const LONGEST_MS = 60_000;

let moving = false;
let limit: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

/** A game says whether it is showing a round. Until it has, the page around it must not give the outcome away. */
export function setStage(now: boolean): void {
  clearTimeout(limit);
  if (now) limit = setTimeout(() => setStage(false), LONGEST_MS);
  moving = now;
  for (const watcher of watchers) watcher();
}

/** Whether a round is being shown at the moment. */
export function useStage(): boolean {
  return useStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => moving,
  );
}
