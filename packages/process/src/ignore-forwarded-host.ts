/** What of a Fastify server is needed here; this package knows no server. */
interface Server {
  addHook(
    name: "onRequest",
    hook: (request: {
      readonly raw: { readonly headers: Record<string, unknown> };
    }) => Promise<void>,
  ): unknown;
}

/**
 * Which brand a request is for is said by its Host alone. A proxy that hands X-Forwarded-For on rarely cleans X-Forwarded-Host as well, so a visitor could choose another
 * brand's site by it. Added before every other hook.
 */
export function ignoreForwardedHost(server: Server): void {
  server.addHook("onRequest", async ({ raw }) => {
    delete raw.headers["x-forwarded-host"];
  });
}
