import { connect, notify } from "@perya/postgres";
import { backOffMs, type BackOff } from "@perya/process";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Channel } from "./channel.ts";

const WAITS: BackOff = { firstMs: 1_000, longestMs: 5_000 };

/** LISTEN and NOTIFY on one dedicated connection, reopened when it breaks. */
export async function postgresChannel(
  url: string,
  hear: (message: string) => void,
  log: Logger,
): Promise<Channel> {
  // A NOTIFY is a transaction like any other; waiting for the disk would delay the wallet's
  // transactions.
  const db = connect(url, {
    connections: 2,
    applicationName: "perya live",
    forgetful: true,
    independent: true,
  });
  const closing = new AbortController();
  let release = () => {};

  const listen = async (): Promise<void> => {
    const client = await db.hold();
    if (closing.signal.aborted) return client.release(true);
    // The connection may break while it is being released: release once only, a second time throws.
    release = () => {
      release = () => {};
      client.release(true);
    };
    client.on("notification", (notification) => hear(notification.payload ?? ""));
    client.once("error", (fault) => {
      log.warn({ fault: fault.message }, "live channel lost, reconnecting");
      release();
      void again();
    });
    await client.query("listen perya_live");
  };
  const again = async (tries = 1): Promise<void> => {
    await pause(backOffMs(tries, WAITS), undefined, { signal: closing.signal }).catch(() => {});
    if (!closing.signal.aborted) await listen().catch(() => again(tries + 1));
  };

  await listen();
  return {
    publish: (message) => {
      notify(db, "perya_live", message).catch((fault: Error) =>
        log.warn({ fault: fault.message }, "live message lost"),
      );
    },
    close: async () => {
      closing.abort();
      release();
      await db.close();
    },
  };
}
