import type { ServerResponse } from "node:http";
import { z } from "zod";
import { Refusal } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import type { LiveEvent } from "../../realtime/live-event.ts";
import type { SignedIn } from "./identity.ts";
import { isSessionLive } from "./sessions.store.ts";
import { balanceValue, readBalance } from "./member.routes.ts";
import { requirePlayer } from "./require-player.guard.ts";

/** How often a stream sends a keep-alive and checks its session. */
const PING_MS = 15_000;
/** A burst of bets is one line on the stream. */
const GATHER_MS = 60;
const MAX_STREAMS_PER_PLAYER = 8;

const step = z.object({ id: z.string(), status: z.string() });
const lotteryNews = z
  .object({ gameCode: z.string(), issueNo: z.string(), status: z.string() })
  .meta({ id: "LotteryNews", description: "An issue of a lottery is in another state now." });
const serviceNews = z.object({ unread: z.number().int() }).meta({
  id: "ServiceNews",
  description: "The conversation with customer service has changed; how much of it is unread.",
});
const liveEvent = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("balance"), value: balanceValue }),
    z.object({ type: z.literal("deposit"), value: step }),
    z.object({ type: z.literal("withdrawal"), value: step }),
    z.object({ type: z.literal("lottery"), value: lotteryNews }),
    z.object({ type: z.literal("service"), value: serviceNews }),
  ])
  .meta({
    id: "LiveEvent",
    description: "On the stream `type` is the name of the event and `value` its data, as JSON.",
  });

const schema = {
  summary: "Balance, deposits, withdrawals, lotteries and answers of customer service",
  description:
    "A stream of server-sent events. It begins with the balance and ends with the session.",
  response: {
    200: { description: "The stream", content: { "text/event-stream": { schema: liveEvent } } },
  },
  refusals: { 429: ["TOO_MANY_REQUESTS"] },
};

/**
 * The event stream of a player's open pages: balance, deposits, withdrawals, lotteries, customer
 * service. Read with fetch, because the session travels in a header.
 */
export function liveRoutes(app: App, platform: Platform): void {
  const open = new Map<bigint, Set<() => void>>();
  app.addHook("preClose", async () => {
    for (const streams of open.values()) for (const end of streams) end();
  });

  app.get(
    "/api/v1/live",
    { preHandler: requirePlayer(platform), schema },
    async (request, reply) => {
      const { id } = request.player;
      const streams = open.get(id) ?? new Set();
      if (streams.size >= MAX_STREAMS_PER_PLAYER)
        throw new Refusal(429, "TOO_MANY_REQUESTS", "Too many pages are open at once.");
      open.set(id, streams);
      reply.hijack();
      const end = stream(platform, request.player, reply.raw, () => {
        streams.delete(end);
        // Also called when the socket closes: by then the player may have a new set.
        if (streams.size === 0 && open.get(id) === streams) open.delete(id);
      });
      streams.add(end);
    },
  );
}

function stream(
  platform: Platform,
  { id: player, sessionId }: SignedIn,
  response: ServerResponse,
  onEnd: () => void,
): () => void {
  response.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  // A read that finishes after the stream ended has nowhere to go: writing it would be an uncaught
  // fault.
  const write = (text: string) => response.writableEnded || response.write(text);
  const send = ({ type, value }: z.infer<typeof liveEvent>) =>
    write(`event: ${type}\ndata: ${JSON.stringify(value)}\n\n`);
  let gathering: NodeJS.Timeout | undefined;

  const sendBalance = () => {
    gathering = undefined;
    readBalance(platform, player).then(
      (value) => send({ type: "balance", value }),
      (fault: Error) => platform.log.warn({ fault: fault.message }, "balance for the live stream"),
    );
  };
  const endWithSession = (whenLive?: () => void) => {
    isSessionLive(platform.db, sessionId).then(
      (live) => (live ? whenLive?.() : end()),
      (fault: Error) => platform.log.warn({ fault: fault.message }, "session of the live stream"),
    );
  };
  const hear = (event: LiveEvent) => {
    if (event.type === "balance") gathering ??= setTimeout(sendBalance, GATHER_MS);
    else if (event.type === "signed-out") endWithSession();
    else if (event.type === "lottery")
      send({
        type: "lottery",
        value: { gameCode: event.gameCode, issueNo: event.issueNo, status: event.status },
      });
    else if (event.type === "service") send({ type: "service", value: { unread: event.unread } });
    else send({ type: event.type, value: { id: event.id, status: event.status } });
  };
  const stopListening = platform.live.listen(player, hear);
  const ping = setInterval(() => {
    write(": ping\n\n");
    endWithSession();
  }, PING_MS);
  const end = () => {
    clearTimeout(gathering);
    clearInterval(ping);
    stopListening();
    onEnd();
    response.end();
  };
  response.on("close", end);
  // The guard may have cached a session that has just ended elsewhere. From here on its end is
  // noticed, so one check now misses nothing.
  endWithSession(sendBalance);
  return end;
}
