import fastifyStatic from "@fastify/static";
import { ENGLISH, type Language } from "@perya/languages";
import { isUnavailable } from "@perya/postgres";
import { existsSync } from "node:fs";
import type { FastifyRequest } from "fastify";
import { join } from "node:path";
import type { App } from "./app.ts";
import { RETRY_AFTER_S } from "./errors.ts";
import { packed } from "./packed.ts";
import { readPages } from "./page-language.ts";

const YEAR_SECONDS = 31_536_000;

/** Addresses that are not pages of the site: where nothing is found there, nothing is there. A file of an older build has to be missing to be missed. */
const NO_PAGES = /^\/(api|operator|wallet\/(hub88|softswiss)|callbacks|assets|icons|avatars)\//;

/** What the index becomes for one request. */
type Dress = (index: string, request: FastifyRequest) => Promise<string>;

interface SiteOptions {
  readonly dress?: Dress;
  /** The language a page is asked for in; English where a site speaks nothing else. */
  readonly language?: (request: FastifyRequest) => Promise<Language>;
}

/**
 * Serves a built single-page site: hashed assets for a year, every other page the index in its reader's language, fresh each time, dressed for who asks. While the
 * database can't be used that is the bare page with status 503: it says so itself, and search engines come back.
 */
export async function staticSite(
  app: App,
  directory: string,
  {
    dress = (index) => Promise.resolve(index),
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
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    // The index is dressed at each of its addresses.
    globIgnore: ["index*.html*"],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes("/assets/");
      reply.header(
        "cache-control",
        hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
      );
    },
  });
  const dressed = async (request: FastifyRequest) =>
    dress(pageIn(await language(request)), request);
  // For who keeps the site on a device: the page as it is, with nothing of a visit in it.
  app.get("/shell.html", { schema: { hide: true } }, async (request, reply) =>
    reply.type("text/html; charset=utf-8").send(pageIn(await language(request))),
  );
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (NO_PAGES.test(request.url)) return reply.callNotFound();
    // What a page holds may be for this visitor alone.
    reply.type("text/html; charset=utf-8").header("cache-control", "private, no-cache");
    const page = await dressed(request).catch((fault: unknown) => {
      if (!isUnavailable(fault)) throw fault;
      request.log.error({ err: fault }, "the database can't be used");
      reply.code(503).header("retry-after", RETRY_AFTER_S);
      return pageIn(ENGLISH);
    });
    return reply.send(await packed(request, reply, page));
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
