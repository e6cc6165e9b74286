import { isUnavailable } from "@perya/postgres";
import type { FastifyRequest } from "fastify";
import { permissionOf, visitOf } from "../modules/settings/index.ts";
import type { Platform } from "../platform.ts";
import { drawnPages } from "./drawn-pages.ts";
import { languageFor } from "../http/visitors/page-language.ts";
import type { DrawnPage, SiteRenderer } from "./site-renderer.ts";

const ROOT = '<div id="root"></div>';
/** What React preloads first: the pictures in view. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * The page with its first screen: its title and description, the markup a guest sees before any
 * script runs, and the player API answers behind it, so that the device continues from them.
 * Rendered only where guests may see the page, since the server does not know the visitor. A page
 * without it fetches for itself. Throws when the database can't be used.
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
      // The settings may differ between visitors: by where they are, and what that closes.
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
      request.log.warn({ err: fault }, "The first screen could not be added to the page.");
      return index;
    }
  };
}

/** The page with its own title. Inserted values are escaped, whatever a brand is called. */
function named(index: string, { title, description }: ReturnType<SiteRenderer["name"]>): string {
  return index
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(
      /<meta\s+name="description"\s+content="[^"]*"\s*\/>/,
      () => `<meta name="description" content="${escaped(description)}" />`,
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
  return (
    `<script type="application/json" ` +
    `id="first-screen">${JSON.stringify(answers).replaceAll("<", String.raw`\u003c`)}</script>`
  );
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
