import { storeOf, useStore } from "@perya/ui/store";

/** The codes of the link a visitor came by: an agent's and a friend's. */
export interface Invitation {
  readonly affiliateCode?: string;
  readonly referralCode?: string;
}

const NAMES = ["affiliateCode", "referralCode"] as const;
const STORAGE_KEY = "invitation";
const LONGEST = 100;
const known = storeOf<Invitation | undefined>(undefined);

/**
 * Keeps the codes of the page's address for as long as the tab is open: people look around before
 * they sign up.
 */
export function storeInvitation(): void {
  const search = new URLSearchParams(window.location.search);
  const found = NAMES.flatMap((name) => {
    const code = search.get(name)?.trim().slice(0, LONGEST);
    return code ? [[name, code] as const] : [];
  });
  if (found.length > 0)
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(found)));
  known.set(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") ?? undefined);
}

/** Forgets a code that turned out to be nobody's. */
export function forgetInvitation(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  known.set(undefined);
}

/** The invitation a visitor came with. */
export function useInvitation(): Invitation | undefined {
  return useStore(known);
}
