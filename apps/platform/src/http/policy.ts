import type { FastifyRequest } from "fastify";
import type { IncomingMessage } from "node:http";
import type { App, AppOptions } from "./app.ts";

/** What a page may load from elsewhere, as sources of a content security policy. */
export interface Sources {
  readonly scripts: readonly string[];
  readonly pictures: readonly string[];
  readonly calls: readonly string[];
  readonly frames: readonly string[];
}

/** What requests' brands need, for as long as a request lives. */
type Kept = WeakMap<IncomingMessage, Sources>;

/** Where Google's check of a person lives: its loader, its script and its frames. Nothing else of those hosts is let in. */
const RECAPTCHA: Sources = {
  scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  calls: ["https://www.google.com/recaptcha/"],
  pictures: [],
};
const NOTHING: Sources = { scripts: [], pictures: [], calls: [], frames: [] };

/** No inline script, no eval, no foreign origin but the frames of game vendors, the pictures they serve, Google's check where it is configured, and what the brand needs. */
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
    // Its own pages frame what a vendor sends as HTML.
    frameSrc: framed.length > 0 ? ["'self'", ...framed, brands("frames")] : ["'none'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
  };
}

/** Asks what a page's brand needs before its headers are made. A page whose brand can't be asked gets the strictest policy. */
export function keepSources(app: App, sources: AppOptions["sources"]): Kept {
  const kept: Kept = new WeakMap();
  if (!sources) return kept;
  app.addHook("onRequest", async (request) => {
    if (!isPage(request)) return;
    const needed = await sources(request).catch((fault: unknown) => {
      request.log.warn({ err: fault }, "What the brand's pages need could not be told.");
      return NOTHING;
    });
    kept.set(request.raw, needed);
  });
  return kept;
}

/** A policy matters to pages alone, and those are what no other route answers. */
function isPage({ method, routeOptions }: FastifyRequest): boolean {
  return method === "GET" && (routeOptions.url === "/*" || routeOptions.url === "/");
}
