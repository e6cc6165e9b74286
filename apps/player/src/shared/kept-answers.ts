import type { QueryClient } from "@tanstack/react-query";

/** What is kept until the browser's session ends: what the brand has and says, the same for every visitor. Nothing of a person is among it. */
const KEPT: ReadonlySet<string> = new Set([
  "/announcements",
  "/domain-routes",
  "/help",
  "/merchant-wallet",
  "/permission",
  "/register-settings",
  "/registration-validation",
  "/vendors",
  "/vendors/lanes",
]);
const PREFIX = "answer:";
const FRESH_MS = 180_000;

/** How a query reads what is kept: an answer older than this is shown at once, and asked for again. */
export const FOR_A_SESSION = { staleTime: FRESH_MS, gcTime: Infinity } as const;

/** Puts back what this tab was told before, and keeps what it will be told. Call it before the page's own answers are taken, which are younger. */
export function keepAnswers(client: QueryClient, storage: Storage = sessionStorage): void {
  for (const [address, { value, at }] of kept(storage)) client.setQueryData([address], value, { updatedAt: at });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const { queryKey, state } = event.query;
    const address = String(queryKey[0]);
    if (!KEPT.has(address.split("?")[0] ?? "")) return;
    try {
      storage.setItem(PREFIX + address, JSON.stringify({ value: state.data, at: state.dataUpdatedAt }));
    } catch {
      // Full, or not allowed: it is asked for again with the next page.
    }
  });
}

function kept(storage: Storage): [address: string, answer: { readonly value: unknown; readonly at: number }][] {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").filter((name) => name.startsWith(PREFIX));
  return names.flatMap((name) => {
    try {
      return [[name.slice(PREFIX.length), JSON.parse(storage.getItem(name) ?? "")]];
    } catch {
      return [];
    }
  });
}
