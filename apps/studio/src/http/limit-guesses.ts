import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { App } from "./app.ts";

const WINDOW_MS = 10_000;
const UNAUTHORISED = 401;

/**
 * Stops an address from guessing tokens: after too many unknown ones, further unknown tokens are
 * not looked up until the window ends. Pages with a recently valid token continue, so that a
 * guesser can't shut out the neighbours behind the same address. Returns the milliseconds an
 * unknown token of this request has to wait, 0 for none.
 */
export function limitGuesses(
  app: App,
  most: number,
  remembered: number,
): (request: FastifyRequest, address: string) => number {
  const wrong = app.createRateLimit({ max: most, timeWindow: WINDOW_MS });
  const known = new LRUCache<string, true>({ max: remembered });
  const closedUntil = new LRUCache<string, number>({ max: remembered });

  app.addHook("onResponse", async (request, reply) => {
    const { authorization } = request.headers;
    if (authorization === undefined || !request.routeOptions.url?.startsWith("/api/")) return;
    if (reply.statusCode !== UNAUTHORISED) {
      if (reply.statusCode < UNAUTHORISED) known.set(authorization, true);
      return;
    }
    known.delete(authorization);
    const counted = await wrong(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    closedUntil.set(counted.key, Date.now() + counted.ttl, { ttl: counted.ttl });
  });

  return ({ headers: { authorization } }, address) => {
    if (authorization === undefined || known.get(authorization)) return 0;
    return Math.max(0, (closedUntil.get(address) ?? 0) - Date.now());
  };
}
