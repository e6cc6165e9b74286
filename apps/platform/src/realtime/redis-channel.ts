import { Redis } from "ioredis";
import type { Logger } from "pino";
import type { Channel } from "./live.ts";

const CHANNEL = "perya:live";

/** Publish and subscribe on Valkey or Redis, for several platform processes. The client connects again by itself. */
export async function redisChannel(url: string, hear: (message: string) => void, log: Logger): Promise<Channel> {
  const publisher = new Redis(url);
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) client.on("error", (fault) => log.warn({ fault: fault.message }, "live channel"));
  subscriber.on("message", (_channel, message) => hear(message));
  await subscriber.subscribe(CHANNEL);
  return {
    publish: (message) => {
      publisher.publish(CHANNEL, message).catch((fault: Error) => log.warn({ fault: fault.message }, "live message lost"));
    },
    close: async () => {
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
}
