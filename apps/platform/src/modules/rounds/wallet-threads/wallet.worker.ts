import { connect } from "@perya/postgres";
import { openLog } from "@perya/process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { register } from "prom-client";
import { openDrain } from "../../../http/drain.ts";
import { openWalletApi } from "../wallet-api/open-wallet-api.ts";
import { playerDirectory } from "../wallet-api/player-directory.ts";
import type { ThreadPlan, Order, Report } from "./messages.ts";
import { walletByPort } from "./wallet-by-port.ts";

/**
 * One listener thread for vendors: parses and checks their calls, and asks the wallet of the thread
 * that opened it.
 */
const { config, port, reusePort, wallet } = workerData as ThreadPlan;

/** Cache misses and changes are looked up here. */
const CONNECTIONS = 3;
const REQUEST_TIMEOUT_MS = 15_000;

const log = openLog({ level: config.logLevel });
const db = connect(config.databaseUrl, {
  connections: CONNECTIONS,
  applicationName: "perya wallet thread",
});
const api = openWalletApi({ db, log, config, wallet: walletByPort(wallet) }, playerDirectory(db));
const drain = openDrain();
const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
  drain.watch(request, response);
  if (!api.takes(request, response)) response.writeHead(404).end();
});
const report = (report: Report) => parentPort?.postMessage(report);

server.once(
  "error",
  ({
    message,
    code,
    port: taken,
    address,
  }: NodeJS.ErrnoException & { port?: number; address?: string }) => {
    report({
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
  report({ listening: (server.address() as AddressInfo).port }),
);

parentPort?.on("message", (order: Order) => {
  if (order === "close") void close();
  else void register.getMetricsAsJSON().then((measured) => report({ measured }));
});

async function close(): Promise<void> {
  drain.begin();
  server.closeIdleConnections();
  await new Promise((ended) => server.close(ended));
  await api.close();
  await db.close();
  report({ closed: true });
}
