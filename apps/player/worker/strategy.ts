/**
 * How the worker answers for an address: from what it keeps first, from the network first and from
 * what it keeps without it, as a page, or not at all.
 */
export type Strategy = "cache-first" | "network-first" | "page" | "none";

/**
 * Answers of the player API that are the same for everyone and hold nobody's money: what a lobby
 * is made of. All else is never kept.
 */
export const OPEN_ANSWERS: ReadonlySet<string> = new Set([
  "/api/v1/announcements",
  "/api/v1/games",
  "/api/v1/games/hot",
  "/api/v1/help",
  "/api/v1/permission",
  "/api/v1/vendors",
  "/api/v1/vendors/lanes",
  "/api/v1/winners",
]);
/** Files of a build, called after what is in them: once there, they never change. */
const FILES = /^\/(assets|icons|avatars)\//;
/** Never kept by the worker: the API, and what the server makes for others than the site. */
const NOT_OURS =
  /^\/(api|operator|wallet\/(hub88|softswiss)|callbacks|pictures)(\/|$)|^\/(healthz|readyz|metrics)$/;

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** What the worker does about a request of a page at `origin`. */
export function strategyOf({ method, mode, url }: Asked, origin: string): Strategy {
  const { origin: place, pathname, searchParams } = new URL(url);
  if (method !== "GET" || place !== origin) return "none";
  if (FILES.test(pathname) || pathname === "/theme.js" || pathname === "/favicon.svg")
    return "cache-first";
  // Everything ever typed into the search would be too much.
  if (OPEN_ANSWERS.has(pathname)) return searchParams.has("gameName") ? "none" : "network-first";
  if (mode === "navigate" && !NOT_OURS.test(pathname)) return "page";
  return "none";
}
