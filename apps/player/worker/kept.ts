/** How the worker answers for an address: from what it keeps first, from the network first and from what it keeps without it, as a page, or not at all. */
export type Way = "kept-first" | "network-first" | "page" | "none";

/** Answers of the player API that are the same for everybody and hold nobody's money: what a lobby is made of. All else is never kept. */
const OPEN_ANSWERS =
  /^\/api\/v1\/(permission|games|games\/hot|vendors|vendor-lanes|classifications|announcements|banners|help|winners)$/;
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
export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const { origin: place, pathname, searchParams } = new URL(url);
  if (method !== "GET" || place !== origin) return "none";
  if (FILES.test(pathname) || pathname === "/theme.js" || pathname === "/favicon.svg")
    return "kept-first";
  // Everything ever typed into the search would be too much.
  if (OPEN_ANSWERS.test(pathname)) return searchParams.has("gameName") ? "none" : "network-first";
  if (mode === "navigate" && !NOT_OURS.test(pathname)) return "page";
  return "none";
}
