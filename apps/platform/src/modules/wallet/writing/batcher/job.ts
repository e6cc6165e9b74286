import type { Answer } from "@perya/wallet-protocol";
import type { Group } from "../../deciding/index.ts";

/** Commands of one player that wait for their answers. */
export interface Job extends Group {
  readonly player: bigint;
  /** When it was submitted, by `performance.now()`. */
  readonly since: number;
  readonly resolve: (answers: readonly Answer[]) => void;
  readonly reject: (fault: unknown) => void;
}

/** Called after each commit with the players whose accounts changed. */
export type OnCommitted = (players: readonly bigint[]) => void;

/** Gives a job its answers; without them it must be asked again. */
export type Answerer = (job: Job, answers: readonly Answer[] | undefined) => void;

/**
 * The caller has timed out by then (`HARD_STOP_MS` of the vendors' calls) and asks again: what has
 * not been tried is not tried any more.
 */
const WORTH_TRYING_MS = 2_000;

/** Whether nobody waits for a job's answer any more. */
export function isTooLate({ since }: Job): boolean {
  return performance.now() - since > WORTH_TRYING_MS;
}
