import type { TableState } from "../table/table-state.ts";

/**
 * The limits of automatic play: how many rounds, and when it must end. Amounts are minor units.
 */
export interface AutoPlan {
  readonly rounds: number;
  /** It ends before a stake that could bring the loss above this. */
  readonly lossLimit: bigint;
  /** It ends after a round that paid this or more; null: no such end. */
  readonly winLimit: bigint | null;
  /** It ends after a round with a feature. */
  readonly stopAtFeature: boolean;
}

/** More than this is not offered: nobody should look away for longer. */
export const MOST_ROUNDS = 100;

export interface AutoRun extends AutoPlan {
  readonly left: number;
  readonly balanceAtStart: bigint;
}

export type Verdict = "next" | "wait" | "done" | "loss limit" | "win limit" | "feature" | "problem";

/** Whether the next round may begin by itself. Anything out of the ordinary ends it. */
export function checkAuto(
  run: AutoRun,
  table: Pick<TableState, "phase" | "balance" | "won" | "problem">,
  stake: bigint,
  hadFeature: boolean,
): Verdict {
  const hasPlayed = run.left < run.rounds;
  if (hasPlayed && (table.problem || table.phase === "lost" || table.phase === "owed"))
    return "problem";
  if (table.phase !== "idle") return "wait";
  if (hasPlayed && run.winLimit !== null && (table.won ?? 0n) >= run.winLimit) return "win limit";
  if (hasPlayed && run.stopAtFeature && hadFeature) return "feature";
  if (run.left <= 0) return "done";
  return run.balanceAtStart - table.balance + stake > run.lossLimit ? "loss limit" : "next";
}

/** Why automatic play has ended, for the player. Empty where it needs no word. */
export const WHY: Readonly<Record<Verdict, string>> = {
  next: "",
  wait: "",
  done: "Automatic play has finished.",
  "loss limit": "Automatic play ended: another stake could pass your loss limit.",
  "win limit": "Automatic play ended at your win limit.",
  feature: "Automatic play ended at the feature.",
  problem: "",
};
