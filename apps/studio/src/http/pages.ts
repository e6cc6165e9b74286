import fastifyStatic from "@fastify/static";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "./app.ts";

const YEAR_SECONDS = 31_536_000;
const DIST = join(import.meta.dirname, "../../dist");
const NOT_BUILT = "The games are not built yet: run `npm run build`.\n";

/**
 * Serves the built client: one page for every game, hashed assets for a year. Without a build every
 * game page says so.
 */
export async function gamePages(app: App, directory: string = DIST): Promise<void> {
  const index = join(directory, "index.html");
  for (const path of ["/play/:game", "/replay/:round"])
    app.get(path, async (_request, reply) => {
      // Read each time: a page of four hundred bytes, and a build beside a running server is picked
      // up.
      const page = await readFile(index, "utf8").catch(() => undefined);
      if (page === undefined)
        return reply.code(503).type("text/plain; charset=utf-8").send(NOT_BUILT);
      return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(page);
    });
  // Browsers ask for it by themselves; a game in a frame has no tab to show it in.
  app.get("/favicon.ico", { logLevel: "silent" }, (_request, reply) => reply.code(204).send());
  if (!existsSync(directory)) return;
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    preCompressed: true,
    logLevel: "silent",
    setHeaders: (reply, path) => {
      reply.header(
        "cache-control",
        path.includes("/assets/")
          ? `public, max-age=${YEAR_SECONDS}, immutable`
          : "public, max-age=300",
      );
    },
  });
}
