import type { Pace } from "@perya/game-kit";
import type { Round } from "./rules.ts";

/**
 * A moment of a round: a board falls in · its groups are lit · they burst · the final board rests.
 */
export interface ReefBeat {
  readonly kind: "fall" | "lit" | "burst" | "rest";
  readonly step: number;
  readonly ms: number;
}

/** How long each moment is shown, at the pace the player chose. */
const DURATIONS_MS = {
  first: { normal: 950, fast: 480, calm: 0 },
  fall: { normal: 620, fast: 340, calm: 500 },
  lit: { normal: 1_050, fast: 480, calm: 800 },
  burst: { normal: 260, fast: 160, calm: 0 },
} as const satisfies Record<string, Record<Pace, number>>;

/**
 * Every moment of a round, in order. At the calm pace each board is a still, and a round without a
 * win ends at once.
 */
export function scriptOf({ steps }: Round, pace: Pace): ReefBeat[] {
  const beats = steps.flatMap((step, at): ReefBeat[] => {
    const fall: ReefBeat = {
      kind: "fall",
      step: at,
      ms: at === 0 ? DURATIONS_MS.first[pace] : DURATIONS_MS.fall[pace],
    };
    if (step.clusters.length === 0) return [fall];
    const lit: ReefBeat = { kind: "lit", step: at, ms: DURATIONS_MS.lit[pace] };
    // A round that reaches the highest win ends with its groups still on the board.
    return at === steps.length - 1
      ? [fall, lit]
      : [fall, lit, { kind: "burst", step: at, ms: DURATIONS_MS.burst[pace] }];
  });
  return [...beats, { kind: "rest", step: steps.length - 1, ms: 0 }];
}
