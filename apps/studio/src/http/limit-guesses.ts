import type { FastifyRequest } from "fastify";
import type { App } from "./app.ts";

const WINDOW_MS = 10_000;
const UNAUTHORISED = 401;

/**
 * Stops an address from trying tokens: after so many that opened nothing, unknown tokens are not even looked up until the window is over. Pages whose token was good lately
 * go on, so that a guesser can't shut out the neighbours behind the same address. Answers the milliseconds an unknown token of this request has to wait, 0 for none.
 */
export function limitGuesses(
  app: App,
  most: number,
  remembered: number,
): (request: FastifyRequest, address: string) => number {
  const wrong = app.createRateLimit({ max: most, timeWindow: WINDOW_MS });
  const known = new Set<string>();
  const closedUntil = new Map<string, number>();

  app.addHook("onResponse", async (request, reply) => {
    const { authorization } = request.headers;
    if (authorization === undefined || !request.routeOptions.url?.startsWith("/api/")) return;
    if (reply.statusCode !== UNAUTHORISED) {
      if (reply.statusCode < UNAUTHORISED) remember(known, authorization, remembered);
      return;
    }
    known.delete(authorization);
    const counted = await wrong(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    for (const [address, until] of closedUntil)
      if (until <= Date.now()) closedUntil.delete(address);
    closedUntil.set(counted.key, Date.now() + counted.ttl);
  });

  return ({ headers: { authorization } }, address) => {
    if (authorization === undefined || known.has(authorization)) return 0;
    return Math.max(0, (closedUntil.get(address) ?? 0) - Date.now());
  };
}

function remember(known: Set<string>, token: string, most: number): void {
  known.delete(token);
  known.add(token);
  const [oldest] = known;
  if (known.size > most && oldest !== undefined) known.delete(oldest);
}
