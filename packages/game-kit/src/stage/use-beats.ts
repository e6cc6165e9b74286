import { useEffect, useRef, useState } from "react";
import { useLatest } from "./use-latest.ts";

/** One moment of a playback and how long it is on stage. */
export interface Beat {
  readonly ms: number;
}

export interface Playback<One extends Beat> {
  /** Changes with each playback, so that a new one starts at its beginning. */
  readonly id: string | undefined;
  readonly beats: readonly One[];
  /** True plays the moments; false shows the last one at once. */
  readonly fresh: boolean;
  /** Each increase ends the current moment. */
  readonly hurry: number;
  readonly onShown: () => void;
}

/**
 * Plays moments one after the other and returns the current one; the last one stays. Undefined when
 * there is nothing to play.
 */
export function useBeats<One extends Beat>({
  id,
  beats,
  fresh,
  hurry,
  onShown,
}: Playback<One>): One | undefined {
  const last = beats.length - 1;
  const [place, setPlace] = useState({ id, at: fresh ? 0 : last });
  const at = place.id === id ? Math.min(place.at, last) : fresh ? 0 : last;
  const shown = useLatest(onShown);
  const hurried = useRef(hurry);
  const ms = beats[at]?.ms ?? 0;
  useEffect(() => {
    if (id === undefined || !fresh) {
      hurried.current = hurry;
      return;
    }
    const go = () => (at >= last ? shown.current() : setPlace({ id, at: at + 1 }));
    const wait = hurried.current === hurry ? ms : 0;
    hurried.current = hurry;
    const timer = setTimeout(go, wait);
    return () => clearTimeout(timer);
  }, [id, at, last, ms, fresh, hurry, shown]);
  return beats[at];
}
