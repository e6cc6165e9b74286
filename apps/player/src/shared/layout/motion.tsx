import { useEffect, useEffectEvent, useState } from "react";
import { sourceOf, useStore } from "@perya/ui/store";

const CALM = "(prefers-reduced-motion: reduce)";
const calm = sourceOf(
  () => matchMedia(CALM).matches,
  (changed) => {
    const asked = matchMedia(CALM);
    asked.addEventListener("change", changed);
    return () => asked.removeEventListener("change", changed);
  },
);

/** Whether the visitor has asked for less motion. */
function useCalm(): boolean {
  return useStore(calm, () => false);
}

/**
 * What moves by itself: it stands while a pointer or the focus is on it, after its button was
 * pressed, and always where less motion is asked for.
 */
export function useMotion() {
  const calm = useCalm();
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    calm,
    paused,
    moving: !calm && !paused && !pointed && !focused,
    toggle: () => setPaused(!paused),
    /** Goes on the element that moves. */
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

/**
 * Does something again and again while it may; each wait in milliseconds is asked for each time.
 */
export function useAgain(moving: boolean, wait: () => number, act: () => void): void {
  const acting = useEffectEvent(act);
  const waiting = useEffectEvent(wait);
  useEffect(() => {
    if (!moving) return undefined;
    let timer = setTimeout(function again() {
      if (!document.hidden) acting();
      timer = setTimeout(again, waiting());
    }, waiting());
    return () => clearTimeout(timer);
  }, [moving]);
}

/**
 * Stops what moves and lets it go on. Its name says what it will do. Where less motion is asked for
 * it keeps only its place, so that nothing beside it moves when a page learns of that.
 */
export function PauseButton({
  paused,
  onPress,
  names,
}: {
  paused: boolean;
  onPress: () => void;
  names: readonly [pause: string, goOn: string];
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={paused ? names[1] : names[0]}
      className="grid size-9 shrink-0 place-items-center rounded-full text-soft hover:bg-overlay hover:text-ink motion-reduce:invisible"
    >
      <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
        <path d={paused ? "M8 5v14l11-7z" : "M7 5h4v14H7zM13 5h4v14h-4z"} />
      </svg>
    </button>
  );
}
