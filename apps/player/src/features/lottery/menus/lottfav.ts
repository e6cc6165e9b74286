import { sourceOf, useStore } from "@perya/ui/store";

/**
 * The map of every user's favourite lotteries in this browser, as the specification names it:
 * `{"maria": ["VN27-1M"]}`.
 */
const LOTTFAV = "LOTTFAV";
const MOST_KEPT = 200;
const NONE: readonly string[] = [];
const NOBODYS: Favourites = {};

type Favourites = Readonly<Record<string, readonly string[]>>;

let read: { readonly text: string | null; readonly map: Favourites } | undefined;
const favourites = sourceOf(readMap, (changed) => {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
});

/** A user's favourite lotteries, newest first, followed as they change; none for a guest. */
export function useLottFav(username: string | undefined): readonly string[] {
  return of(
    useStore(favourites, () => NOBODYS),
    username,
  );
}

/** A user's favourite lotteries, newest first. */
export function favouritesOf(username: string | undefined): readonly string[] {
  return of(readMap(), username);
}

/** Toggles a lottery as a user's favourite. */
export function toggleFavourite(username: string, gameId: string): void {
  const map = readMap();
  const ids = of(map, username);
  const others = ids.filter((id) => id !== gameId);
  const next = others.length < ids.length ? others : [gameId, ...others].slice(0, MOST_KEPT);
  try {
    localStorage.setItem(LOTTFAV, JSON.stringify({ ...map, [username]: next }));
  } catch {
    // Storage full or not allowed: the favourite stays as it was.
  }
  favourites.changed();
}

/**
 * The map as it stands in the storage, which another tab may have changed; whatever else stands
 * there is no favourite.
 */
function readMap(): Favourites {
  const text = localStorage.getItem(LOTTFAV);
  if (read?.text !== text) read = { text, map: parsed(text) };
  return read.map;
}

function parsed(text: string | null): Favourites {
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

function of(map: Favourites, username: string | undefined): readonly string[] {
  return (username !== undefined && Object.hasOwn(map, username) && map[username]) || NONE;
}
