import { connect } from "@perya/postgres";
import { openLog } from "@perya/process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { register } from "prom-client";
import { openDrain } from "../../../http/drain.ts";
import { openWalletEntry } from "../entry/wallet-entry.ts";
import { playerDirectory } from "../player-directory.ts";
import type { DoorPlan, Order, Report } from "./messages.ts";
import { walletByPort } from "./wallet-by-port.ts";

/** One thread of the vendors' door: reads and checks their calls, and asks the wallet of the thread that opened it. */
const { config, port, reusePort, wallet } = workerData as DoorPlan;

/** What memory doesn't know is looked up here, and what has changed. */
const CONNECTIONS = 3;
const REQUEST_TIMEOUT_MS = 15_000;

const log = openLog({ level: config.logLevel });
const db = connect(config.databaseUrl, { connections: CONNECTIONS, applicationName: "perya door" });
const entry = openWalletEntry(
  { db, log, config, wallet: walletByPort(wallet) },
  playerDirectory(db),
);
const drain = openDrain();
const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
  drain.watch(request, response);
  if (!entry.takes(request, response)) response.writeHead(404).end();
});
const tell = (report: Report) => parentPort?.postMessage(report);

server.once(
  "error",
  ({
    message,
    code,
    port: taken,
    address,
  }: NodeJS.ErrnoException & { port?: number; address?: string }) => {
    tell({
      cannotListen: {
        message,
        ...(code && { code }),
        ...(taken && { port: taken }),
        ...(address && { address }),
      },
    });
  },
);
server.listen({ port, host: config.host, reusePort }, () =>
  tell({ listening: (server.address() as AddressInfo).port }),
);

parentPort?.on("message", (order: Order) => {
  if (order === "close") void close();
  else void register.getMetricsAsJSON().then((measured) => tell({ measured }));
});

async function close(): Promise<void> {
  drain.begin();
  server.closeIdleConnections();
  await new Promise((ended) => server.close(ended));
  await entry.close();
  await db.close();
  tell({ closed: true });
}
