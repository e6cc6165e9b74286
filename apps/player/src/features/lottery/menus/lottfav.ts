import { useStore } from "../../../shared/use-store.ts";

/** The map of every user's favourite lotteries in this browser, as the specification names it: `{"maria": ["VN27-1M"]}`. */
const LOTTFAV = "LOTTFAV";
const MOST_KEPT = 200;
const NONE: readonly string[] = [];

const watchers = new Set<() => void>();
let read:
  | { readonly text: string | null; readonly map: Readonly<Record<string, readonly string[]>> }
  | undefined;

/** A user's favourite lotteries, newest first, followed as they change; none for a guest. */
export function useLottFav(username: string | undefined): readonly string[] {
  return useStore(
    watch,
    () => favouritesOf(username),
    () => NONE,
  );
}

/** A user's favourite lotteries, newest first. */
export function favouritesOf(username: string | undefined): readonly string[] {
  return (username !== undefined && own(readMap(), username)) || NONE;
}

/** Keeps a lottery among a user's favourites, or forgets it when it is one. */
export function toggleFavourite(username: string, gameId: string): void {
  const map = readMap();
  const ids = own(map, username) ?? NONE;
  const others = ids.filter((id) => id !== gameId);
  const next = others.length < ids.length ? others : [gameId, ...others].slice(0, MOST_KEPT);
  try {
    localStorage.setItem(LOTTFAV, JSON.stringify({ ...map, [username]: next }));
  } catch {
    // Full, or not allowed: the heart stays as it was.
  }
  for (const watcher of watchers) watcher();
}

/** The map as it stands in the storage, which another tab may have changed; whatever else stands there is no favourite. */
function readMap(): Readonly<Record<string, readonly string[]>> {
  const text = localStorage.getItem(LOTTFAV);
  if (read?.text !== text) read = { text, map: parsed(text) };
  return read.map;
}

function parsed(text: string | null): Readonly<Record<string, readonly string[]>> {
  try {
    const map: unknown = JSON.parse(text ?? "{}");
    if (typeof map !== "object" || map === null || Array.isArray(map)) return {};
    return Object.fromEntries(
      Object.entries(map).map(([name, ids]) => [
        name,
        Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string") : [],
      ]),
    );
  } catch {
    return {};
  }
}

function own(
  map: Readonly<Record<string, readonly string[]>>,
  username: string,
): readonly string[] | undefined {
  return Object.hasOwn(map, username) ? map[username] : undefined;
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  addEventListener("storage", watcher);
  return () => {
    watchers.delete(watcher);
    removeEventListener("storage", watcher);
  };
}
