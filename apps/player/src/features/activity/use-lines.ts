import type { ActivityLine } from "@perya/api-client/player";
import { useState } from "react";
import { useActivity } from "../../shared/live/activity.ts";
import { useMotion } from "../../shared/layout/motion.tsx";

/** The lines of a list that stands while it is paused, pointed at, or less motion is asked for. */
export interface Lines {
  readonly lines: readonly ActivityLine[];
  /** How many of them, in front, have come with the last change. */
  readonly fresh: number;
  /** Whether newer ones wait. */
  readonly waits: boolean;
  readonly showLatest: () => void;
  readonly motion: ReturnType<typeof useMotion>;
}

/** `held` is another reason for the list to stand. */
export function useLines(held = false): Lines {
  const latest = useActivity(({ lines }) => lines);
  const motion = useMotion();
  const [{ lines, fresh }, setShown] = useState({ lines: latest, fresh: 0 });
  const showLatest = () => setShown({ lines: latest, fresh: countFresh(lines, latest) });
  // What comes first is shown in any case: an empty list has nothing that could move.
  if (lines !== latest && ((motion.moving && !held) || lines.length === 0)) showLatest();
  return { lines, fresh, waits: lines !== latest, showLatest, motion };
}

function countFresh(before: readonly ActivityLine[], now: readonly ActivityLine[]): number {
  const known = before[0]?.id;
  return known === undefined
    ? 0
    : Math.max(
        0,
        now.findIndex(({ id }) => id === known),
      );
}
