import type { FastifyRequest } from "fastify";
import type { Tx } from "@perya/postgres";
import { hotGames, pageOfGames, type WireGame } from "../modules/catalogue/index.ts";
import { announcedBy } from "../modules/content/index.ts";
import { permissionOf, visitOf } from "../modules/settings/index.ts";
import type { Platform } from "../platform.ts";
import { chosenLanguage } from "./page-language.ts";
import type { SiteRenderer } from "./site-renderer.ts";

/** Home, under all its names, and behind the help that opens over it. */
const HOME: ReadonlySet<string> = new Set(["/", "/index", "/index.html", "/home", "/help"]);
/** Pages that begin with games, and the games of which type they begin with. */
const LOBBIES = { "/rng": "RNG", "/inhouse": "INHOUSE" } as const;
/** Posters that are in sight on a phone before anything is pushed. */
const IN_SIGHT = 3;

/**
 * What the first screen shows, put into the page itself: its title and description, the answers of the player API it would ask for, by their address, and the
 * pictures in sight, asked for along with the scripts. Games only where the visitor may see them without signing in: the page does not know who asks. A page that
 * cannot have it is served without, and asks for itself.
 */
export function firstScreen(platform: Platform, renderer?: SiteRenderer): (index: string, request: FastifyRequest) => Promise<string> {
  return async (index, request) => {
    try {
      const visit = await visitOf(platform, request);
      const open = visit.status === 0 && !visit.settings.features.LOGINFIRST;
      const pathname = request.url.replace(/[?#].*/s, "");
      const { games, answers } = open ? await answersFor(platform.db, visit.brand.id, pathname, pathname === request.url) : NOTHING;
      const head = posters(games) + data({ "/permission": permissionOf(visit, request.ip), ...answers });
      return withHead(
        renderer ? named(index, renderer.render({ pathname, brand: visit.brand.name, language: chosenLanguage(request).tag })) : index,
        head,
      );
    } catch (fault) {
      request.log.warn({ err: fault }, "The first screen was left out of the page.");
      return index;
    }
  };
}

interface Begun {
  /** Whose pictures are in sight. */
  readonly games: readonly WireGame[];
  readonly answers: Readonly<Record<string, unknown>>;
}

const NOTHING: Begun = { games: [], answers: {} };

/** What a page begins with. A lobby that is asked for something begins with that, and asks for it itself. */
async function answersFor(tx: Tx, brandId: bigint, pathname: string, plain: boolean): Promise<Begun> {
  if (HOME.has(pathname)) {
    const [hot, announced] = await Promise.all([hotGames(tx, brandId), announcedBy(tx, brandId)]);
    return { games: hot.list, answers: { "/announcements": announced, "/games/hot": hot } };
  }
  if (!plain || !Object.hasOwn(LOBBIES, pathname)) return NOTHING;
  const gameType = LOBBIES[pathname as keyof typeof LOBBIES];
  const page = await pageOfGames(tx, brandId, { gameType });
  return { games: page.games, answers: { [`/games?gameType=${gameType}`]: page } };
}

/** The page under its own name. What is put in is text, whatever a brand is called. */
function named(index: string, { title, description }: ReturnType<SiteRenderer["render"]>): string {
  return index
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=)"[^"]*"/, (_, start: string) => `${start}"${escaped(description)}"`);
}

function withHead(index: string, head: string): string {
  return index.replace("</head>", () => `${head}</head>`);
}

function posters(games: readonly { readonly showIcon: string }[]): string {
  return games
    .slice(0, IN_SIGHT)
    .map(({ showIcon }) => `<link rel="preload" as="image" href="${escaped(showIcon)}">`)
    .join("");
}

/** Text that can stand in a script element without ending it. */
function data(answers: Readonly<Record<string, unknown>>): string {
  return `<script type="application/json" id="first-screen">${JSON.stringify(answers).replaceAll("<", String.raw`\u003c`)}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
