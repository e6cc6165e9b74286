import type { App } from "./app.ts";

/**
 * Nothing keeps an answer that does not say it may be kept, and nothing keeps one that takes a session, whatever it says: a shared computer's disk, a proxy and the button Back
 * must not show a person's money to the next one.
 */
export function keepNothing(app: App): void {
  app.addHook("onSend", async (request, reply) => {
    const said = reply.getHeader("cache-control");
    const personal = request.routeOptions.config.guarding !== undefined;
    if (said === undefined || (personal && !String(said).includes("no-store")))
      reply.header("cache-control", "no-store");
  });
}
