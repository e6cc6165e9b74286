import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useStore } from "./use-store.ts";

let place: HTMLElement | null = null;
const watchers = new Set<() => void>();

function setPlace(element: HTMLElement | null): void {
  place = element;
  for (const watcher of watchers) watcher();
}

/** The place in the header that belongs to the page below it. */
export function HeaderActions() {
  return <div ref={setPlace} className="contents" />;
}

/** Puts a page's own button into the header. */
export function IntoHeader({ children }: { children: ReactNode }) {
  const there = useStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => place,
    () => null,
  );
  return there && createPortal(children, there);
}
