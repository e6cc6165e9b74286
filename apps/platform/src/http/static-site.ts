import fastifyStatic from "@fastify/static";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "./app.ts";

const YEAR_SECONDS = 31_536_000;

/** Serves a built single-page site: hashed assets for a year, every other page the index, fresh each time. */
export async function staticSite(app: App, directory: string): Promise<void> {
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
  app.get("/*", { schema: { hide: true } }, (request, reply) => {
    if (/^\/(api|operator|wallet\/(hub88|softswiss)|callbacks)\//.test(request.url)) return reply.callNotFound();
    return reply.type("text/html").header("cache-control", "no-cache").send(index);
  });
}
