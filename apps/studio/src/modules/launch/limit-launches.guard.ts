import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Limits } from "../../config.ts";
import { OperatorRefusal } from "../../http/operator-refusal.ts";

const WINDOW_MS = 60_000;

/**
 * Limits how often the operator may ask for a game on behalf of one player. It is asked behind the
 * signature: a stranger must not be able to use up a player's launches, and all players come from
 * the operator's one address.
 */
export function limitLaunches(app: FastifyInstance, { launchesPerPlayer }: Limits) {
  const players = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max: launchesPerPlayer,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => players.get(request) ?? "",
  });
  return async (request: FastifyRequest, reply: FastifyReply, user: string): Promise<void> => {
    players.set(request, user);
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header("retry-after", counted.ttlInSeconds);
    throw new OperatorRefusal(
      429,
      `too many launches of this player, try again in ${counted.ttlInSeconds} s`,
    );
  };
}
