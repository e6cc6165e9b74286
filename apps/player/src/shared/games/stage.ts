import { storeOf, useStore } from "@perya/ui/store";

/** A game that never says it is done must not hold the balance back for longer. */
const LONGEST_MS = 60_000;

const moving = storeOf(false);
let limit: ReturnType<typeof setTimeout> | undefined;

/**
 * A game says whether it is showing a round. Until it has, the page around it must not give the
 * outcome away.
 */
export function setStage(now: boolean): void {
  clearTimeout(limit);
  if (now) limit = setTimeout(() => setStage(false), LONGEST_MS);
  moving.set(now);
}

/** Whether a round is being shown at the moment. */
export function useStage(): boolean {
  return useStore(moving);
}
