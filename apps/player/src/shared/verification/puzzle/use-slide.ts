import { useRef, type KeyboardEvent, type PointerEvent } from "react";

/** Pixels of the picture an arrow key moves the piece, and with Shift. */
const STEP = 2;
const BIG_STEP = 20;

/** A press that moves less is a press, not a slide. */
const SLIDE_PX = 4;

interface Sliding {
  /** Pixels of the whole picture, and the farthest place of the piece. */
  readonly width: number;
  readonly farthest: number;
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly onRelease: () => void;
}

/**
 * Moves the piece with a finger or a mouse anywhere on the puzzle, where letting go after a slide
 * is the answer; and with keys, where it is not.
 */
export function useSlide({ width, farthest, place, onPlace, onRelease }: Sliding) {
  const from = useRef<{ readonly x: number; readonly place: number; moved: boolean }>(undefined);
  const move = (wanted: number) => onPlace(Math.round(Math.min(farthest, Math.max(0, wanted))));
  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, place, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const start = from.current;
      if (!start) return;
      start.moved ||= Math.abs(event.clientX - start.x) >= SLIDE_PX;
      if (start.moved)
        move(start.place + ((event.clientX - start.x) * width) / event.currentTarget.offsetWidth);
    },
    onPointerUp: () => {
      const start = from.current;
      from.current = undefined;
      if (start?.moved) onRelease();
    },
    onPointerCancel: () => void (from.current = undefined),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = keyed(event, place, farthest);
    if (wanted === undefined) return;
    event.preventDefault();
    move(wanted);
  };
  return { pointer, onKeyDown };
}

/** Where a key sends the piece; undefined for a key that means nothing here. */
function keyed(
  { key, shiftKey }: KeyboardEvent,
  place: number,
  farthest: number,
): number | undefined {
  const step = shiftKey ? BIG_STEP : STEP;
  if (key === "ArrowRight" || key === "ArrowUp") return place + step;
  if (key === "ArrowLeft" || key === "ArrowDown") return place - step;
  if (key === "PageUp") return place + BIG_STEP;
  if (key === "PageDown") return place - BIG_STEP;
  if (key === "Home") return 0;
  return key === "End" ? farthest : undefined;
}
