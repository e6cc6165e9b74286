import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { storeOf, useStore } from "@perya/ui/store";

const place = storeOf<HTMLElement | null>(null);

/** The place in the header that belongs to the page below it. */
export function HeaderActions() {
  return <div ref={place.set} className="contents" />;
}

/** Puts a page's own button into the header. */
export function IntoHeader({ children }: { children: ReactNode }) {
  const there = useStore(place, () => null);
  return there && createPortal(children, there);
}
