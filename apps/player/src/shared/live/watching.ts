import { storeOf } from "@perya/ui/store";

/**
 * How long the stream goes on with what happens after the last part that shows it has gone, or the
 * page is hidden: the next page often shows it again.
 */
const KEEPS_MS = 10_000;

/** Whether this tab wants to hear what happens: a part in sight shows it. */
export const watching = storeOf(false);

let isWatched = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says whether any part of the page shows what happens. */
export function storeWatched(next: boolean): void {
  isWatched = next;
  decide();
}

/** Follows whether the page is in sight, until the returned function is called. */
export function followSight(): () => void {
  document.addEventListener("visibilitychange", decide);
  return () => document.removeEventListener("visibilitychange", decide);
}

function decide(): void {
  clearTimeout(timer);
  if (isWatched && !document.hidden) set(true);
  else if (watching.get()) timer = setTimeout(() => set(false), KEEPS_MS);
}

function set(next: boolean): void {
  if (watching.get() !== next) watching.set(next);
}
