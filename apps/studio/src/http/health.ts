import { ping } from "@perya/postgres";
import type { Studio } from "../studio.ts";
import type { App } from "./app.ts";

/**
 * `/healthz` while the process lives, `/readyz` while it can serve and is not about to end. Metrics
 * are served on a port of their own.
 */
export function healthRoutes(app: App, { db, ending }: Studio): void {
  app.get("/healthz", { logLevel: "silent" }, () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    if (ending.signal.aborted) return reply.code(503).send({ status: "draining" });
    try {
      await ping(db);
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ status: "no database" });
    }
  });
}
