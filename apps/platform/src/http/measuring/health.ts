import { ping } from "@perya/postgres";
import type { Platform } from "../../platform.ts";
import type { App } from "../app.ts";

/**
 * `/healthz` says the process lives, `/readyz` that it can reach its database and is not about to
 * stop. Metrics have a port of their own.
 */
export function healthRoutes(app: App, platform: Platform): void {
  app.get("/healthz", { schema: { hide: true }, logLevel: "silent" }, () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true }, logLevel: "silent" }, async (_request, reply) => {
    if (platform.ending.aborted) return reply.code(503).send({ status: "draining" });
    try {
      await ping(platform.db);
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ status: "no database" });
    }
  });
}
