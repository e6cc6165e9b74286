import type { Round } from "../round.ts";

/**
 * Whether a round has an outcome that its player may know whole: its stake was taken and nothing is
 * left to decide, though the win may still be on its way.
 */
export function hasOutcome({ status, state }: Pick<Round, "status" | "state">): boolean {
  return state !== null && (status === "CLOSED" || status === "PENDING_CREDIT");
}
