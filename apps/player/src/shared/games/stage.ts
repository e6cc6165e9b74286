import { storeOf, useStore } from "@perya/ui/store";

/** A game that never says it is done must not hold the balance back for longer. */
const LONGEST_MS = 60_000;

const moving = storeOf(false);
/** What is being shown, with the end of its patience. */
const shows = new Map<string, ReturnType<typeof setTimeout> | undefined>();

/**
 * Something shows an outcome, or is about to: until it ends, nothing around it must give the
 * outcome away. It ends by itself after `longestMs`, where that is given.
 */
export function beginShow(of: string, longestMs?: number): void {
  clearTimeout(shows.get(of));
  const ends = longestMs === undefined ? undefined : setTimeout(() => endShow(of), longestMs);
  shows.set(of, ends);
  moving.set(true);
}

/** The outcome has been shown. */
export function endShow(of: string): void {
  clearTimeout(shows.get(of));
  shows.delete(of);
  moving.set(shows.size > 0);
}

/** A game says whether it is showing a round. */
export function setStage(now: boolean): void {
  if (now) beginShow("game", LONGEST_MS);
  else endShow("game");
}

/** Whether an outcome is being shown at the moment. */
export function useStage(): boolean {
  return useStore(moving);
}
