import type { Pace } from "@perya/game-kit";
import type { Round } from "./rules.ts";

/** A moment of a round: a board falls in · its groups are lit · they burst · how it all ended. */
export interface ReefBeat {
  readonly kind: "fall" | "lit" | "burst" | "rest";
  readonly step: number;
  readonly ms: number;
}

const LASTS = {
  first: { normal: 950, fast: 480, calm: 0 },
  fall: { normal: 620, fast: 340, calm: 500 },
  lit: { normal: 1_050, fast: 480, calm: 800 },
  burst: { normal: 260, fast: 160, calm: 0 },
} as const satisfies Record<string, Record<Pace, number>>;

/** Everything that is shown of a round, in order. A calm player sees each board as a still; a round without a win at once. */
export function scriptOf({ steps }: Round, pace: Pace): ReefBeat[] {
  const beats = steps.flatMap((step, at): ReefBeat[] => {
    const fall: ReefBeat = {
      kind: "fall",
      step: at,
      ms: at === 0 ? LASTS.first[pace] : LASTS.fall[pace],
    };
    if (step.clusters.length === 0) return [fall];
    const lit: ReefBeat = { kind: "lit", step: at, ms: LASTS.lit[pace] };
    // The highest win ends a round with its groups still standing.
    return at === steps.length - 1
      ? [fall, lit]
      : [fall, lit, { kind: "burst", step: at, ms: LASTS.burst[pace] }];
  });
  return [...beats, { kind: "rest", step: steps.length - 1, ms: 0 }];
}
