import type { FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { Refusal } from "../answers/answer.ts";

/**
 * Limits how often one player may call a route; goes after the hook that asks for a session. A
 * route that has it gives its address a limit far above, because a whole house or a mobile network
 * may stand behind one address. Throws the refusal TOO_MANY_REQUESTS.
 */
export function perPlayer(app: App, perMinute: number) {
  const limit = app.createRateLimit({
    max: perMinute,
    timeWindow: "1 minute",
    keyGenerator: (request) =>
      String((request as FastifyRequest & { player: { id: bigint } }).player.id),
  });
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await limit(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Refusal(
        429,
        "TOO_MANY_REQUESTS",
        "Too many attempts. Please wait a moment and try again.",
      );
  };
}
