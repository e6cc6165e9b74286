import type { Settlement } from "./rules.ts";

/** A line of one price that is paid once. */
export const WON: Settlement = { hits: [1], push: false };
/** A line of one price that is not paid. */
export const LOST: Settlement = { hits: [0], push: false };
/** A line of one price whose cost comes back. */
export const PUSHED: Settlement = { hits: [0], push: true };

export function isLost({ hits, push }: Settlement): boolean {
  return !push && hits.every((times) => times === 0);
}
