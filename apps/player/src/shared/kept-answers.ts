import type { Query, QueryClient } from "@tanstack/react-query";

/** What is kept until the browser's session ends: what the brand has, has decided and says, the same for every visitor. Nothing of a person is among it. */
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

interface Kept {
  readonly value: unknown;
  /** When it was answered, in milliseconds. */
  readonly at: number;
  /** Under which of the brand's decisions. */
  readonly version: string | undefined;
}

/**
 * Puts back what this tab was told before, and keeps what it will be told. Call it when the page's own answers are there: they are younger, and what was told under other decisions
 * than theirs counts no more.
 */
export function keepAnswers(client: QueryClient, storage: Storage = sessionStorage): void {
  const decided = versionOf(client);
  for (const [address, { value, at, version }] of keptIn(storage)) {
    const counts = decided === undefined || decided === version;
    if (counts && client.getQueryData([address]) === undefined)
      client.setQueryData([address], value, { updatedAt: at });
  }
  const keep = (query: Query) => {
    const address = String(query.queryKey[0]);
    if (!KEPT.has(address.split("?")[0] ?? "") || query.state.data === undefined) return;
    const kept: Kept = {
      value: query.state.data,
      at: query.state.dataUpdatedAt,
      version: versionOf(client),
    };
    try {
      storage.setItem(PREFIX + address, JSON.stringify(kept));
    } catch {
      // Full, or not allowed: it is asked for again with the next page.
    }
  };
  for (const query of client.getQueryCache().getAll()) keep(query);
  client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") keep(event.query);
  });
}

function versionOf(client: QueryClient): string | undefined {
  return client.getQueryData<{ readonly version: string }>(["/permission"])?.version;
}

function keptIn(storage: Storage): [address: string, answer: Kept][] {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").filter(
    (name) => name.startsWith(PREFIX),
  );
  return names.flatMap((name) => {
    try {
      return [[name.slice(PREFIX.length), JSON.parse(storage.getItem(name) ?? "") as Kept]];
    } catch {
      return [];
    }
  });
}
