import type { FastifyRequest } from "fastify";
import { permissionOf, type visitOf } from "../modules/settings/index.ts";
import type { AskedPage, DrawnPage, GuestReply, SiteRenderer } from "./site-renderer.ts";

type Visit = Awaited<ReturnType<typeof visitOf>>;

/** Pages that are drawn before they are sent. All others are one's own, or begin with a form. */
const DRAWN: ReadonlySet<string> = new Set(
  (
    "/ /index /index.html /home /help /hot /rng /live /pvp /fish /sports /esports /inhouse /cockfight /elott /lotteryCenter /promotions /pointMall " +
    "/fairness /terms /privacy"
  ).split(" "),
);
/** As long as a brand is remembered: a page is drawn once in this time however many ask for it. */
const FRESH_MS = 5_000;
const MOST_KEPT = 500;
/** Draws pages, each once in five seconds; undefined for one that isn't drawn. What can't be drawn is told to the log and sent empty. */
export function drawnPages(
  renderer: SiteRenderer,
): (asked: AskedPage, visit: Visit, request: FastifyRequest) => Promise<DrawnPage | undefined> {
  const kept = new Map<
    string,
    { readonly page: Promise<DrawnPage | undefined>; readonly until: number }
  >();
  let waiting: Promise<unknown> = Promise.resolve();
  return (asked, visit, request) => {
    if (!DRAWN.has(asked.pathname) || !isPlain(request.url)) return Promise.resolve(undefined);
    const key = [visit.brand.id, visit.stamp, asked.language.code, asked.pathname].join(" ");
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.page;
    if (kept.size >= MOST_KEPT) kept.clear();
    const page = waiting.then(() =>
      renderer
        // What a page shows a guest is the same wherever they are.
        .draw(asked, permissionOf({ ...visit, country: undefined }, ""), (address) =>
          askAsGuest(request, address, asked.language.code),
        )
        .catch((fault: unknown) => {
          request.log.error({ err: fault, page: asked.pathname }, "A page could not be drawn.");
          return undefined;
        }),
    );
    waiting = page;
    kept.set(key, { page, until: Date.now() + FRESH_MS });
    return page;
  };
}

/** Whether an address asks for a page as it is, and at most says who led here. */
function isPlain(url: string): boolean {
  const asked = new URL(url, "http://localhost").searchParams;
  return [...asked.keys()].every((name) =>
    /^(affiliateCode|referralCode|utm_\w+|gclid|fbclid)$/.test(name),
  );
}

/** What the player API answers a guest of this site, asked without leaving the process. */
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
