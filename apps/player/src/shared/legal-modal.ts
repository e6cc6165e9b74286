import { useStore } from "./use-store.ts";

/** The texts one accepts. */
export type LegalName = "terms" | "privacy";

let open: LegalName | undefined;
const watchers = new Set<() => void>();

/** Opens a text over the page, so that a form keeps what was typed. */
export function openLegal(text: LegalName | undefined): void {
  open = text;
  for (const watcher of watchers) watcher();
}

/** The text that is open, followed as it changes. */
export function useLegalOpening(): LegalName | undefined {
  return useStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => open,
  );
}
