import type { Pace, RoundView } from "@perya/game-kit";
import { useCallback, useEffect, useState } from "react";

/** How long a decision's result stands before the next one, so that each can be followed. */
const BETWEEN_MS = { normal: 380, fast: 200, calm: 700 } as const satisfies Record<Pace, number>;

export interface Playback {
  readonly round: RoundView | undefined;
  readonly playing: boolean;
  /** Changes with every start and end, so that a game's view begins from nothing. */
  readonly run: string;
  start(): void;
  /** Shows the outcome at once. */
  skip(): void;
  /** The game has shown the state it was given. */
  shown(): void;
}

/** Shows a round's outcome at rest, and all its steps one after the other when asked to. */
export function usePlayback(steps: readonly RoundView[], pace: Pace): Playback {
  const last = steps.length - 1;
  const [state, setState] = useState({ run: 0, at: last, playing: false, waits: false });
  const { run, at, playing, waits } = state;
  const shown = useCallback(
    () =>
      setState((now) => {
        if (!now.playing) return now;
        return now.at >= last ? { ...now, playing: false } : { ...now, waits: true };
      }),
    [last],
  );
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(
      () => setState((now) => ({ ...now, at: Math.min(now.at + 1, last), waits: false })),
      BETWEEN_MS[pace],
    );
    return () => clearTimeout(timer);
  }, [waits, last, pace]);
  return {
    round: steps[at],
    playing,
    run: playing ? `run ${run}` : "rest",
    start: () => setState({ run: run + 1, at: 0, playing: true, waits: false }),
    skip: () => setState({ run, at: last, playing: false, waits: false }),
    shown,
  };
}
