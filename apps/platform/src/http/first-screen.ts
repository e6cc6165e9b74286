import { isUnavailable } from "@perya/postgres";
import type { FastifyRequest } from "fastify";
import { permissionOf, visitOf } from "../modules/settings/index.ts";
import type { Platform } from "../platform.ts";
import { drawnPages } from "./drawn-pages.ts";
import { languageFor } from "./page-language.ts";
import type { DrawnPage, SiteRenderer } from "./site-renderer.ts";

const ROOT = '<div id="root"></div>';
/** What React asks for before everything else: the pictures in sight. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * The page with its first screen in it: its title and description, what a guest sees of it before any script is there, and the answers of the player API that shows, so that the
 * device goes on from them. Drawn only where a guest may see the page, for the page does not know who asks. A page that can't have it is served without, and asks for itself. Throws when the
 * database can't be used.
 */
export function firstScreen(
  platform: Platform,
  renderer?: SiteRenderer,
): (index: string, request: FastifyRequest) => Promise<string> {
  const drawn = renderer && drawnPages(renderer);
  return async (index, request) => {
    try {
      const visit = await visitOf(platform, request);
      const asked = {
        pathname: request.url.replace(/[?#].*/s, ""),
        brand: visit.brand.name,
        language: languageFor(request, visit.settings),
      };
      const open = visit.status === 0 && !visit.settings.features.LOGINFIRST;
      const page = open && drawn ? await drawn(asked, visit, request) : undefined;
      // What is decided may differ from visitor to visitor: where they are, and what that closes.
      const answers = [
        ...(page?.answers ?? []),
        [["/permission"], permissionOf(visit, request.ip)] as const,
      ];
      return filled(renderer ? named(index, renderer.name(asked)) : index, {
        html: page?.html ?? "",
        answers,
      });
    } catch (fault) {
      if (isUnavailable(fault)) throw fault;
      request.log.warn({ err: fault }, "The first screen was left out of the page.");
      return index;
    }
  };
}

/** The page under its own name. What is put in is text, whatever a brand is called. */
function named(index: string, { title, description }: ReturnType<SiteRenderer["name"]>): string {
  return index
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(
      /(<meta name="description" content=)"[^"]*"/,
      (_, start: string) => `${start}"${escaped(description)}"`,
    );
}

function filled(index: string, { html, answers }: DrawnPage): string {
  const preloads = PRELOADS.exec(html)?.[0] ?? "";
  return index
    .replace("</head>", () => `${preloads}</head>`)
    .replace(ROOT, () => `<div id="root">${html.slice(preloads.length)}</div>`)
    .replace("</body>", () => `${data(answers)}</body>`);
}

/** Text that can stand in a script element without ending it. */
function data(answers: DrawnPage["answers"]): string {
  return `<script type="application/json" id="first-screen">${JSON.stringify(answers).replaceAll("<", String.raw`\u003c`)}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
