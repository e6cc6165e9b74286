import { useEffect, useRef, useState } from "react";

export interface PlaybackOptions {
  /** Anything that changes with the round, so that a new one starts from the beginning. */
  readonly id: string | undefined;
  readonly steps: number;
  readonly fresh: boolean;
  readonly calm: boolean;
  /** How long the step of a number is on stage, in milliseconds. */
  readonly lasts: (step: number) => number;
  readonly onShown: () => void;
}

/** Plays the steps of a decided round one after the other: the number of the one on stage. A calm or an old round is at its last step at once. */
export function usePlayback({ id, steps, fresh, calm, lasts, onShown }: PlaybackOptions): number {
  const [at, setAt] = useState({ id, step: fresh && !calm ? 0 : steps - 1 });
  const step = at.id === id ? at.step : fresh && !calm ? 0 : steps - 1;
  const shown = useRef(onShown);
  shown.current = onShown;
  const duration = useRef(lasts);
  duration.current = lasts;
  useEffect(() => {
    if (id === undefined || !fresh) return;
    const isLast = step >= steps - 1;
    const timer = setTimeout(
      () => {
        if (isLast) shown.current();
        else setAt({ id, step: step + 1 });
      },
      calm ? 0 : duration.current(step),
    );
    return () => clearTimeout(timer);
  }, [id, step, steps, fresh, calm]);
  return Math.max(0, Math.min(step, steps - 1));
}
