import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { port } from "./fields.ts";

const REQUEST_TIMEOUT_MS = 10_000;

/**
 * The environment variables of a metrics listener: without a port it is off, and without a host it
 * listens on this machine only.
 */
export const metricsPort = port.optional();
export const metricsHost = z.string().default("127.0.0.1");

/** Where a process serves its metrics. */
export interface MetricsPlace {
  readonly port: number | undefined;
  readonly host: string;
}

/** The metrics, in Prometheus' format. */
export interface Metrics {
  readonly contentType: string;
  read(): Promise<string>;
}

/**
 * Serves `/metrics` on a separate port, so that no public port exposes them. Without a port it does
 * not listen. Returns its address and a way to stop it.
 */
export async function serveMetrics(
  { port: at, host }: MetricsPlace,
  metrics: Metrics,
): Promise<{ readonly url: string | undefined; close(): Promise<void> }> {
  if (at === undefined) return { url: undefined, close: async () => undefined };
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    const asked = request.method === "GET" && request.url?.split("?")[0] === "/metrics";
    if (!asked)
      return void response
        .writeHead(404, { "content-type": "text/plain" })
        .end("Only /metrics is here.\n");
    metrics.read().then(
      (text) =>
        response
          .writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" })
          .end(text),
      () =>
        response
          .writeHead(500, { "content-type": "text/plain" })
          .end("The metrics could not be read.\n"),
    );
  });
  server.listen(at, host);
  await once(server, "listening");
  const { port: taken } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}/metrics`, close };
}
