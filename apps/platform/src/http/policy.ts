import type { FastifyRequest } from "fastify";
import type { IncomingMessage } from "node:http";
import type { App } from "./app.ts";
import type { AppOptions, Sources } from "./app-options.ts";

/** The sources that requests' brands need, for the lifetime of a request. */
type Kept = WeakMap<IncomingMessage, Sources>;

/**
 * The sources of Google's check of a person: its loader, its script and its frames. Nothing else
 * from those hosts is allowed.
 */
const RECAPTCHA: Sources = {
  scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  calls: ["https://www.google.com/recaptcha/"],
  pictures: [],
};
const NOTHING: Sources = { scripts: [], pictures: [], calls: [], frames: [] };

/**
 * No inline script, no eval, and no foreign origins except game vendors' frames and pictures,
 * Google's check where it is configured, and the brand's sources.
 */
export function policy({ frames, pictures, recaptcha = false }: AppOptions, kept: Kept) {
  const google = recaptcha ? RECAPTCHA : NOTHING;
  const framed = [...frames, ...google.frames];
  const brands = (kind: keyof Sources) => (request: IncomingMessage) =>
    kept.get(request)?.[kind].join(" ") ?? "";
  return {
    scriptSrcAttr: ["'none'"],
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...google.scripts, brands("scripts")],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", "data:", "blob:", ...pictures, brands("pictures")],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...google.calls, brands("calls")],
    // The site's own pages frame a vendor's HTML.
    frameSrc: framed.length > 0 ? ["'self'", ...framed, brands("frames")] : ["'none'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
  };
}

/**
 * Asks what a page's brand needs before its headers are made. A page whose brand can't be asked
 * gets the strictest policy.
 */
export function keepSources(app: App, sources: AppOptions["sources"]): Kept {
  const kept: Kept = new WeakMap();
  if (!sources) return kept;
  app.addHook("onRequest", async (request) => {
    if (!isPage(request)) return;
    const needed = await sources(request).catch((fault: unknown) => {
      request.log.warn({ err: fault }, "The content security policy could not be built.");
      return NOTHING;
    });
    kept.set(request.raw, needed);
  });
  return kept;
}

/** Only pages need a policy, and pages are what no other route answers. */
function isPage({ method, routeOptions }: FastifyRequest): boolean {
  return method === "GET" && (routeOptions.url === "/*" || routeOptions.url === "/");
}
