import { connect, notify } from "@perya/postgres";
import type { Logger } from "pino";
import type { Channel } from "./live.ts";

const RECONNECT_MS = 1_000;

/** LISTEN and NOTIFY on one held connection, taken again when it breaks. */
export async function postgresChannel(
  url: string,
  hear: (message: string) => void,
  log: Logger,
): Promise<Channel> {
  // A NOTIFY is a transaction like any other; one that waited for the disk would stand in the way of those of the wallet.
  const db = connect(url, {
    connections: 2,
    applicationName: "perya live",
    forgetful: true,
    independent: true,
  });
  let closed = false;
  let release = () => {};

  const listen = async (): Promise<void> => {
    const client = await db.hold();
    if (closed) return client.release(true);
    // The connection may break while it is being given back: once only, a second time throws.
    release = () => {
      release = () => {};
      client.release(true);
    };
    client.on("notification", (notification) => hear(notification.payload ?? ""));
    client.once("error", (fault) => {
      log.warn({ fault: fault.message }, "live channel lost, connecting again");
      release();
      setTimeout(() => void again(), RECONNECT_MS);
    });
    await client.query("listen perya_live");
  };
  const again = async (): Promise<void> => {
    if (closed) return;
    await listen().catch(() => void setTimeout(() => void again(), RECONNECT_MS));
  };

  await listen();
  return {
    publish: (message) => {
      notify(db, "perya_live", message).catch((fault: Error) =>
        log.warn({ fault: fault.message }, "live message lost"),
      );
    },
    close: async () => {
      closed = true;
      release();
      await db.close();
    },
  };
}
