import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from "react";
import { useLongPress } from "./use-long-press.ts";

/** How long a pointer or the focus rests on a tile before its card opens. */
const REST_MS = 350;

/** In what a tile's details are shown: a sheet over the page, or a card on the tile. */
type Place = "sheet" | "card";

/**
 * When a tile shows its details: in a card while a mouse rests on it or the keyboard is at it, in a
 * sheet after a long press. Escape and scrolling take the card away, and so does another game in
 * its place.
 */
export function useDetails(of: string) {
  const [shown, setShown] = useState<{ readonly of: string; readonly place: Place }>();
  const place = shown?.of === of ? shown.place : undefined;
  const show = (next: Place) => setShown({ of, place: next });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setShown(undefined);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), [of]);
  useEffect(() => (place === "card" ? untilLeft(hide) : undefined), [place, hide]);
  const rest = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show("card"), REST_MS);
  };
  const leave = () => {
    clearTimeout(timer.current);
    setShown((now) => (now?.place === "card" ? undefined : now));
  };
  const openSheet = () => {
    clearTimeout(timer.current);
    show("sheet");
  };
  const press = useLongPress(openSheet, of);
  return {
    place,
    hide,
    openSheet,
    /** Go on the tile. */
    handlers: {
      ...press,
      onPointerDown: (event: PointerEvent) => {
        clearTimeout(timer.current);
        press.onPointerDown(event);
      },
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && rest(),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && leave(),
      onFocus: ({ target }: FocusEvent) => target.matches("a:focus-visible") && rest(),
      onBlur: leave,
    },
  };
}

function untilLeft(hide: () => void): () => void {
  const key = ({ key: pressed }: KeyboardEvent) => pressed === "Escape" && hide();
  const options = { capture: true, passive: true };
  addEventListener("keydown", key);
  addEventListener("scroll", hide, options);
  return () => {
    removeEventListener("keydown", key);
    removeEventListener("scroll", hide, options);
  };
}
