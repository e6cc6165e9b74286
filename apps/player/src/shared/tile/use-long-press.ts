import { useEffect, useRef, type PointerEvent } from "react";

/** How long a finger rests on a tile: less is a slow tap. */
const HOLD_MS = 450;
/** Pixels a finger may move meanwhile; beyond them it is pushing the page. */
const SLACK_PX = 10;
/** How long after a long press its click may still come. */
const CLICK_MS = 350;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Calls back when a finger or a pen rests on an element. What it does then does nothing else. `of`:
 * what the element is; a press ends when it becomes something else.
 */
export function useLongPress(act: () => void, of: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef<Point>(undefined);
  const byTouch = useRef(false);
  const end = () => {
    clearTimeout(timer.current);
    from.current = undefined;
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      from.current = undefined;
    },
    [of],
  );
  const hold = () => {
    const at = from.current;
    end();
    if (at) swallowClick(at);
    act();
  };
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      end();
      byTouch.current = pointerType !== "mouse";
      if (!byTouch.current) return;
      from.current = { x: clientX, y: clientY };
      timer.current = setTimeout(hold, HOLD_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      if (start && !isNear(start, { clientX, clientY })) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // A phone's own menu for a link comes with the long press; a mouse's is left alone.
    onContextMenu: (event: { readonly preventDefault: () => void }) => {
      if (!byTouch.current) return;
      event.preventDefault();
      if (from.current) hold();
    },
  };
}

function isNear(
  { x, y }: Point,
  { clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">,
): boolean {
  return Math.hypot(clientX - x, clientY - y) < SLACK_PX;
}

/** A finger that is lifted after a long press may click on what lies under it by then. */
function swallowClick(at: Point): void {
  const swallow = (event: MouseEvent) => {
    if (!isNear(at, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const lifted = () => {
    removeEventListener("pointerup", lifted);
    removeEventListener("pointercancel", lifted);
    setTimeout(() => removeEventListener("click", swallow, true), CLICK_MS);
  };
  addEventListener("click", swallow, true);
  addEventListener("pointerup", lifted);
  addEventListener("pointercancel", lifted);
}
