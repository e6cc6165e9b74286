import type { FastifyRequest } from "fastify";
import { pageOfGames } from "../modules/catalogue/index.ts";
import { permissionOf, visitOf } from "../modules/settings/index.ts";
import type { Platform } from "../platform.ts";
import { chosenLanguage } from "./page-language.ts";
import type { SiteRenderer } from "./site-renderer.ts";

/** Pages that begin with games, and the games of which type they begin with. */
const GAMES: Readonly<Record<string, readonly ("RNG" | "INHOUSE")[]>> = { "/": ["RNG", "INHOUSE"], "/rng": ["RNG"], "/inhouse": ["INHOUSE"] };
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
      const types = (open && GAMES[request.url]) || [];
      const lists = await Promise.all(types.map((gameType) => pageOfGames(platform.db, visit.brand.id, { gameType })));
      const games = Object.fromEntries(types.map((type, at) => [`/games?gameType=${type}`, lists[at]]));
      const head = posters(lists[0]?.games ?? []) + data({ "/permission": permissionOf(visit, request.ip), ...games });
      const pathname = request.url.replace(/[?#].*/s, "");
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
