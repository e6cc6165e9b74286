import { useStore } from "./use-store.ts";

/** The codes of the link a visitor came by: an agent's and a friend's. */
export interface Invitation {
  readonly affiliateCode?: string;
  readonly referralCode?: string;
}

const NAMES = ["affiliateCode", "referralCode"] as const;
const KEPT = "invitation";
const LONGEST = 100;
const watchers = new Set<() => void>();
let known: Invitation | undefined;

/** Keeps the codes of the page's address for as long as the tab is open: people look around before they sign up. */
export function keepInvitation(): void {
  const search = new URLSearchParams(window.location.search);
  const found = NAMES.flatMap((name) => {
    const code = search.get(name)?.trim().slice(0, LONGEST);
    return code ? [[name, code] as const] : [];
  });
  if (found.length > 0) sessionStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(found)));
  known = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") ?? undefined;
}

/** Forgets a code that turned out to be nobody's. */
export function forgetInvitation(): void {
  sessionStorage.removeItem(KEPT);
  known = undefined;
  for (const watcher of watchers) watcher();
}

/** The invitation a visitor came with. */
export function useInvitation(): Invitation | undefined {
  return useStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => known,
  );
}
