import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { permissionOf, type visitOf } from "../modules/settings/index.ts";
import type { AskedPage, DrawnPage, GuestReply, SiteRenderer } from "./site-renderer.ts";

type Visit = Awaited<ReturnType<typeof visitOf>>;

/** Pages rendered on the server. All others are personal, or start with a form. */
const DRAWN: ReadonlySet<string> = new Set(
  (
    "/ /index /index.html /home /help /hot /rng /live /pvp /fish /sports /esports /inhouse " +
    "/cockfight /elott /lotteryCenter /promotions /pointMall " +
    "/fairness /terms /privacy"
  ).split(" "),
);
/** As long as a brand is cached: a page is rendered once in this time, however many request it. */
const FRESH_MS = 5_000;
const MOST_CACHED = 500;

/**
 * Renders pages, each once in five seconds; undefined for a page that isn't rendered on the server.
 * A page that can't be rendered is logged and sent empty.
 */
export function drawnPages(
  renderer: SiteRenderer,
): (asked: AskedPage, visit: Visit, request: FastifyRequest) => Promise<DrawnPage | undefined> {
  const pages = new LRUCache<string, Promise<DrawnPage | undefined>>({
    max: MOST_CACHED,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: Date,
  });
  let waiting: Promise<unknown> = Promise.resolve();
  return (asked, visit, request) => {
    if (!DRAWN.has(asked.pathname) || !isPlain(request.url)) return Promise.resolve(undefined);
    const key = [visit.brand.id, visit.stamp, asked.language.code, asked.pathname].join(" ");
    const cached = pages.get(key);
    if (cached) return cached;
    const page = waiting.then(() =>
      renderer
        // A page shows the same to every guest, wherever they are.
        .draw(asked, permissionOf({ ...visit, country: undefined }, ""), (address) =>
          askAsGuest(request, address, asked.language.code),
        )
        .catch((fault: unknown) => {
          request.log.error({ err: fault, page: asked.pathname }, "A page could not be rendered.");
          return undefined;
        }),
    );
    waiting = page;
    pages.set(key, page);
    return page;
  };
}

/** Whether an address requests a plain page, at most with a referral code. */
function isPlain(url: string): boolean {
  const asked = new URL(url, "http://localhost").searchParams;
  return [...asked.keys()].every((name) =>
    /^(affiliateCode|referralCode|utm_\w+|gclid|fbclid)$/.test(name),
  );
}

/** The player API's answer to a guest of this site, called within the process. */
async function askAsGuest(
  request: FastifyRequest,
  url: string,
  language: string,
): Promise<GuestReply> {
  const headers = { host: request.headers.host ?? "", language };
  const { statusCode: status, body } = await request.server.inject({
    url,
    headers,
    remoteAddress: request.ip,
  });
  return { status, body };
}
