import { useStore } from "./use-store.ts";

const KEPT = "perya-menu";
const watchers = new Set<() => void>();

function current(): boolean {
  return document.documentElement.dataset["menu"] === "narrow";
}

/** Narrows the menu at the side to its pictures or widens it again, and keeps the choice on this device. `theme.js` brings it back before the first paint. */
export function setNarrow(narrow: boolean): void {
  if (narrow) document.documentElement.dataset["menu"] = "narrow";
  else delete document.documentElement.dataset["menu"];
  localStorage.setItem(KEPT, narrow ? "narrow" : "wide");
  for (const watcher of watchers) watcher();
}

/** Whether the menu at the side is narrow by choice, followed as it changes. */
export function useNarrow(): boolean {
  return useStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    current,
    () => false,
  );
}
