import { ApiError } from "../http/api.ts";

/** What is asked before a game opens: its dialog comes up by itself, the game with the answer. */
const COME_UP: ReadonlySet<string> = new Set(["CHECK_DUE", "SESSION_NEEDED"]);

/** Whether a game waits for an answer of the player's, so that nothing went wrong. */
export function comesUp(fault: Error | null): boolean {
  return fault instanceof ApiError && COME_UP.has(fault.code);
}
