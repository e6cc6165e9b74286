import type { Query, QueryClient } from "@tanstack/react-query";
import { chosenLanguage } from "../language/language.ts";

/**
 * Addresses whose answers are stored until the tab is closed: settings and texts of the brand, the
 * same for every visitor. None holds anything personal.
 */
const CACHED: ReadonlySet<string> = new Set([
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

/** Options of a query for one of them: an answer older than this is shown, and fetched again. */
export const FOR_A_SESSION = { staleTime: FRESH_MS, gcTime: Infinity } as const;

interface Stored {
  readonly value: unknown;
  /** When it was answered, in milliseconds. */
  readonly at: number;
  /** The version of the brand's settings at that time. */
  readonly version: string | undefined;
  /** The tag of the language it was asked for in. */
  readonly language: string;
}

/**
 * Restores the answers this tab stored earlier, and stores new ones. Call it after the page's own
 * answers are set: they are newer, and stored answers of another version of the settings or in another
 * language are ignored.
 */
export function cacheAnswers(
  client: QueryClient,
  storage: Storage = sessionStorage,
  language: string = chosenLanguage().tag,
): void {
  const current = versionOf(client);
  for (const [address, { value, at, version, language: said }] of storedIn(storage)) {
    const isCurrent = said === language && (current === undefined || current === version);
    if (isCurrent && client.getQueryData([address]) === undefined)
      client.setQueryData([address], value, { updatedAt: at });
  }
  const store = (query: Query) => {
    const address = String(query.queryKey[0]);
    if (!CACHED.has(address.split("?")[0] ?? "") || query.state.data === undefined) return;
    const stored: Stored = {
      value: query.state.data,
      at: query.state.dataUpdatedAt,
      version: versionOf(client),
      language,
    };
    try {
      storage.setItem(PREFIX + address, JSON.stringify(stored));
    } catch {
      // Full, or not allowed: the next page fetches it again.
    }
  };
  for (const query of client.getQueryCache().getAll()) store(query);
  client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") store(event.query);
  });
}

function versionOf(client: QueryClient): string | undefined {
  return client.getQueryData<{ readonly version: string }>(["/permission"])?.version;
}

function storedIn(storage: Storage): [address: string, answer: Stored][] {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").filter(
    (name) => name.startsWith(PREFIX),
  );
  return names.flatMap((name) => {
    try {
      return [[name.slice(PREFIX.length), JSON.parse(storage.getItem(name) ?? "") as Stored]];
    } catch {
      return [];
    }
  });
}
