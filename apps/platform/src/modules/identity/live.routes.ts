import { z } from "zod";
import { Refusal } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import { readableFor } from "../settings/index.ts";
import { liveEvent } from "./live-events.ts";
import { openStream } from "./live-stream.ts";
import { playerOrGuest } from "./require-player.guard.ts";

const MAX_STREAMS_PER_PLAYER = 8;
/** Many guests share an address behind a mobile network's gateway. */
const MAX_STREAMS_PER_ADDRESS = 2_000;

const schema = {
  summary: "Balance, deposits, withdrawals, lotteries, customer service, and what happens",
  description:
    "A stream of server-sent events. A player's begins with the balance and ends with the " +
    "session; a guest's has lotteries and, when asked for, what happens at the brand.",
  querystring: z.object({
    watch: z.enum(["activity"]).optional().meta({
      description: "`activity` for bets, wins, results and numbers of players as they change.",
    }),
  }),
  response: {
    200: { description: "The stream", content: { "text/event-stream": { schema: liveEvent } } },
  },
  refusals: { 429: ["TOO_MANY_REQUESTS"] },
};

/**
 * The event stream of a visitor's open pages: of a player balance, deposits, withdrawals and
 * customer service, of everyone lotteries and what happens. Read with fetch, because the session
 * travels in a header.
 */
export function liveRoutes(app: App, platform: Platform): void {
  const open = new Map<bigint | string, Set<() => void>>();
  app.addHook("preClose", async () => {
    for (const streams of open.values()) for (const end of streams) end();
  });

  app.get(
    "/api/v1/live",
    { preHandler: playerOrGuest(platform), schema },
    async (request, reply) => {
      // Undefined for a guest, whom the guard lets pass.
      const player = request.player as typeof request.player | undefined;
      const [key, most] = player
        ? [player.id, MAX_STREAMS_PER_PLAYER]
        : [request.ip, MAX_STREAMS_PER_ADDRESS];
      const brand = await brandOfRequest(platform, request);
      const readable = await readableFor(platform, brand.id, request);
      const streams = open.get(key) ?? new Set();
      if (streams.size >= most)
        throw new Refusal(429, "TOO_MANY_REQUESTS", "Too many pages are open at once.");
      open.set(key, streams);
      reply.hijack();
      const watches = request.query.watch === "activity" ? brand.id : undefined;
      const end = openStream(platform, { player, watches, readable }, reply.raw, () => {
        streams.delete(end);
        // Also called when the socket closes: by then the reader may have a new set.
        if (streams.size === 0 && open.get(key) === streams) open.delete(key);
      });
      streams.add(end);
    },
  );
}
