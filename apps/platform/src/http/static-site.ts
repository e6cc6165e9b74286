import fastifyStatic from "@fastify/static";
import { ENGLISH, type Language } from "@perya/languages";
import { isUnavailable } from "@perya/postgres";
import { DIALECT_NAMES } from "@perya/wallet-protocol";
import { existsSync } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";
import { join } from "node:path";
import type { App } from "./app.ts";
import { RETRY_AFTER_S } from "./answers/errors.ts";
import { compressed } from "./compressed.ts";
import { readPages } from "./visitors/page-language.ts";

const YEAR_SECONDS = 31_536_000;

/**
 * Addresses that are not pages of the site: an unknown one is 404. A missing file of an older build
 * must be reported as missing.
 */
const NO_PAGES = new RegExp(
  `^/(api|operator|wallet/(${DIALECT_NAMES.join("|")})|callbacks|assets|icons|avatars)/`,
);

/** The index page for one request. */
type RenderShell = (index: string, request: FastifyRequest) => Promise<string>;

interface SiteOptions {
  readonly renderShell?: RenderShell;
  /** The language a page is requested in; English where a site has no other. */
  readonly language?: (request: FastifyRequest) => Promise<Language>;
}

/**
 * Serves a built single-page site: hashed assets for a year, every other page the index in its
 * reader's language, fresh each time, with the visitor's settings. While the database can't be used
 * that is the bare page with status 503: it says so itself, and search engines come back.
 */
export async function staticSite(
  app: App,
  directory: string,
  {
    renderShell = (index) => Promise.resolve(index),
    language = () => Promise.resolve(ENGLISH),
  }: SiteOptions = {},
): Promise<void> {
  if (!existsSync(join(directory, "index.html"))) {
    app.get("/", { schema: { hide: true } }, (_request, reply) =>
      reply.code(503).type("text/plain").send("This site is not built yet: run `npm run build`.\n"),
    );
    return;
  }
  const pageIn = await readPages(directory);
  await serveFiles(app, directory);
  const renderedShell = async (request: FastifyRequest) =>
    renderShell(pageIn(await language(request)), request);
  // For the service worker: the page without anything of a visit.
  app.get("/shell.html", { schema: { hide: true } }, async (request, reply) =>
    reply.type("text/html; charset=utf-8").send(pageIn(await language(request))),
  );
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (NO_PAGES.test(request.url)) return reply.callNotFound();
    // A page may hold data of this visitor alone.
    reply.type("text/html; charset=utf-8").header("cache-control", "private, no-cache");
    const page = await renderedShell(request).catch((fault: unknown) => {
      if (!isUnavailable(fault)) throw fault;
      request.log.error({ err: fault }, "the database can't be used");
      reply.code(503).header("retry-after", RETRY_AFTER_S);
      return pageIn(ENGLISH);
    });
    return reply.send(await compressed(request, reply, page));
  });
}

/**
 * The site's files, each on a route of its own: below one route for all of them the library reads
 * the whole folder for every request, to compare the name's spelling, and a file of a kilobyte cost
 * 2.6 ms of a core instead of 0.3.
 */
async function serveFiles(app: App, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    preCompressed: true,
    // The index is rendered at each of its addresses; the compressed files stand in for their own.
    globIgnore: ["index*.html*", "**/*.br", "**/*.gz"],
    setHeaders: (reply: FastifyReply, path: string) => {
      const hashed = path.includes("/assets/");
      reply.header(
        "cache-control",
        hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
      );
    },
  });
}

/** Serves a folder's files below an address, where it is built. */
export async function staticFolder(app: App, directory: string, prefix: string): Promise<void> {
  if (existsSync(directory))
    await app.register(fastifyStatic, {
      root: directory,
      prefix,
      index: false,
      wildcard: false,
      decorateReply: false,
    });
}
