import { CannotStart } from "@perya/process";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import type { Channel } from "./channel.ts";

const CHANNEL = "perya:live";
/**
 * A message waits for this many attempts to reconnect, half a second in all; live events are worth
 * no more.
 */
const ATTEMPTS = 4;

/**
 * Publish and subscribe on Valkey or Redis, for several platform processes. The client reconnects
 * and resubscribes by itself. Throws when no server answers at startup: a process without its
 * channel should not appear to run.
 */
export async function redisChannel(
  url: string,
  hear: (message: string) => void,
  log: Logger,
): Promise<Channel> {
  const publisher = new Redis(url, { maxRetriesPerRequest: ATTEMPTS });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber])
    client.on("error", (fault) => log.warn({ fault: fault.message }, "live channel"));
  subscriber.on("message", (_channel, message) => hear(message));
  const close = async () => {
    subscriber.disconnect();
    publisher.disconnect();
  };
  try {
    await subscriber.subscribe(CHANNEL);
  } catch (fault) {
    await close();
    const { host } = new URL(url);
    const why = fault instanceof Error ? fault.message : String(fault);
    throw new CannotStart(
      `REDIS_URL: no Redis or Valkey answers at ${host} (${why}). Start it, ` +
        "correct the address, or leave REDIS_URL out.",
      {
        cause: fault,
      },
    );
  }
  return {
    publish: (message) => {
      publisher
        .publish(CHANNEL, message)
        .catch((fault: Error) => log.warn({ fault: fault.message }, "live message lost"));
    },
    close,
  };
}
