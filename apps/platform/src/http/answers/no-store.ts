import type { App } from "../app.ts";

/**
 * An answer may be cached only if it says so, and never if it needs a session: a shared computer's
 * disk, a proxy or the Back button must not show a person's money to the next one.
 */
export function keepNothing(app: App): void {
  app.addHook("onSend", async (request, reply) => {
    const said = reply.getHeader("cache-control");
    const personal = request.routeOptions.config.guarding !== undefined;
    if (said === undefined || (personal && !String(said).includes("no-store")))
      reply.header("cache-control", "no-store");
  });
}
