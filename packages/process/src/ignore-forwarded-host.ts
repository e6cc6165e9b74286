/** The part of a Fastify server used here, so that this package does not depend on it. */
interface Server {
  addHook(
    name: "onRequest",
    hook: (request: {
      readonly raw: { readonly headers: Record<string, unknown> };
    }) => Promise<void>,
  ): unknown;
}

/**
 * Only the Host header identifies a request's brand. A proxy that passes X-Forwarded-For rarely
 * strips X-Forwarded-Host as well, so a visitor could use it to reach another brand's site. Added
 * before every other hook.
 */
export function ignoreForwardedHost(server: Server): void {
  server.addHook("onRequest", async ({ raw }) => {
    delete raw.headers["x-forwarded-host"];
  });
}
