import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";

/** How long a finger rests on a tile before its details open: less is a slow tap. */
const HOLD_MS = 450;
/** How long a pointer rests on it. */
const HOVER_MS = 350;
/** Pixels a finger may move meanwhile; beyond them it is pushing the page. */
const SLACK_PX = 10;
/** How long after a long press its click may still come. */
const CLICK_MS = 350;

/** In what a tile's details are shown: a sheet over the page, or a card on the tile. */
type Place = "sheet" | "card";

/**
 * When a tile shows its details: in a card while a mouse rests on it or the keyboard is at it, in a
 * sheet after a long press. The press that opened the sheet does nothing else.
 */
export function useDetails() {
  const [place, show] = useState<Place>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef<{ x: number; y: number }>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  const hide = useCallback(() => {
    stop();
    show(undefined);
  }, [stop]);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    if (place !== "card") return undefined;
    const key = (event: KeyboardEvent) => event.key === "Escape" && hide();
    const options = { capture: true, passive: true };
    addEventListener("keydown", key);
    addEventListener("scroll", hide, options);
    return () => {
      removeEventListener("keydown", key);
      removeEventListener("scroll", hide, options);
    };
  }, [place, hide]);
  const after = (ms: number, act: () => void) => {
    stop();
    timer.current = setTimeout(act, ms);
  };
  const hold = () => {
    stop();
    from.current = undefined;
    swallowClick();
    show("sheet");
  };
  return {
    place,
    hide,
    openSheet: () => {
      stop();
      show("sheet");
    },
    /** Go on the tile. */
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") after(HOVER_MS, () => show("card"));
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        stop();
        if (pointerType === "mouse") show((now) => (now === "card" ? undefined : now));
      },
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        stop();
        if (pointerType === "mouse") return;
        from.current = { x: clientX, y: clientY };
        after(HOLD_MS, hold);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const start = from.current;
        if (!start || Math.hypot(clientX - start.x, clientY - start.y) < SLACK_PX) return;
        from.current = undefined;
        stop();
      },
      onPointerUp: () => {
        from.current = undefined;
        stop();
      },
      onPointerCancel: () => {
        from.current = undefined;
        stop();
      },
      // A phone's own menu for a link comes with the long press; a mouse's is left alone.
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (!from.current) return;
        event.preventDefault();
        hold();
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches("a:focus-visible")) after(HOVER_MS, () => show("card"));
      },
      onBlur: () => {
        stop();
        show((now) => (now === "card" ? undefined : now));
      },
    },
  };
}

/** A finger that is lifted after a long press may click on what lies under it by then. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    setTimeout(() => removeEventListener("click", swallow, true), CLICK_MS);
  };
  addEventListener("click", swallow, true);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
