import { useStore } from "./use-store.ts";

/** Whether a visitor lets the brand count visits; undefined while they have not said. */
type Consent = "yes" | "no" | undefined;

const KEPT = "perya-consent";
const watchers = new Set<() => void>();

function current(): Consent {
  const kept = localStorage.getItem(KEPT);
  return kept === "yes" || kept === "no" ? kept : undefined;
}

/** Keeps the answer on this device. */
export function setConsent(consent: "yes" | "no"): void {
  localStorage.setItem(KEPT, consent);
  for (const watcher of watchers) watcher();
}

/** The answer, followed as it changes. Nobody is asked before the device has the page. */
export function useConsent(): Consent {
  return useStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    current,
    () => "no",
  );
}
