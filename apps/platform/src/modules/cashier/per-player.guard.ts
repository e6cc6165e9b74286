import type { FastifyRequest } from "fastify";

/**
 * At most this many calls of a route a minute by one player, wherever they call from. The route's
 * own guard must have run: it says who the player is.
 */
export function perPlayer(max: number) {
  return {
    rateLimit: {
      max,
      timeWindow: "1 minute",
      hook: "preHandler",
      keyGenerator: (request: FastifyRequest) => request.player.publicId,
    },
  } as const;
}
