import { z } from "zod";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { NAME, TYPES, type Kind } from "./pictures.ts";
import { selectBytes } from "./pictures.store.ts";

const YEAR_SECONDS = 31_536_000;
const params = z.object({ name: z.string().regex(NAME) });

/**
 * Serves stored pictures, on any site. An address never changes its picture; opened by itself, a
 * drawing may neither run nor load anything.
 */
export function pictureRoutes(app: App, platform: Platform): void {
  app.get("/pictures/:name", { schema: { hide: true } }, async (request, reply) => {
    const asked = params.safeParse(request.params);
    if (!asked.success) return reply.callNotFound();
    const { name } = asked.data;
    const tag = `"${name}"`;
    void reply
      .header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`)
      .header("etag", tag)
      .header("content-disposition", "inline")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (request.headers["if-none-match"] === tag) return reply.code(304).send();
    const bytes = await selectBytes(platform.db, name);
    if (!bytes) return reply.removeHeader("cache-control").callNotFound();
    return reply.type(TYPES[name.split(".")[1] as Kind]).send(bytes);
  });
}
