import fastifyStatic from "@fastify/static";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import { join } from "node:path";
import type { App } from "./app.ts";

const YEAR_SECONDS = 31_536_000;

/** What goes into a page's head for one request: tags, or nothing. */
type Head = (request: FastifyRequest) => Promise<string>;

/** Serves a built single-page site: hashed assets for a year, every other page the index, fresh each time, with what its head is given. */
export async function staticSite(app: App, directory: string, head: Head = () => Promise.resolve("")): Promise<void> {
  if (!existsSync(join(directory, "index.html"))) {
    app.get("/", { schema: { hide: true } }, (_request, reply) =>
      reply.code(503).type("text/plain").send("This site is not built yet: run `npm run build`.\n"),
    );
    return;
  }
  const index = await readFile(join(directory, "index.html"), "utf8");
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes("/assets/");
      reply.header("cache-control", hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
    },
  });
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (/^\/(api|operator|wallet\/(hub88|softswiss)|callbacks)\//.test(request.url)) return reply.callNotFound();
    const more = await head(request);
    // What a head holds may be for this visitor alone.
    return reply
      .type("text/html")
      .header("cache-control", "private, no-cache")
      .send(index.replace("</head>", () => `${more}</head>`));
  });
}
