import { useStore } from "./use-store.ts";

/** Dialogs of the shell that open over whatever page one is on. */
export type Over = "menu" | "download" | "routers" | "consent" | "sign-out";

let open: Over | undefined;
const watchers = new Set<() => void>();

/** Opens a dialog over the page, in the place of another one that is open; undefined closes it. */
export function openOver(over: Over | undefined): void {
  open = over;
  for (const watcher of watchers) watcher();
}

/** The dialog that is open, followed as it changes. */
export function useOver(): Over | undefined {
  return useStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => open,
  );
}
