import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from "prom-client";
import type { App } from "./app.ts";

if (!register.getSingleMetric("process_cpu_user_seconds_total")) collectDefaultMetrics();

const seconds = new Histogram({
  name: "studio_http_request_duration_seconds",
  help: "Time from request to answer, by route and status.",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

/** Wallet calls by kind and by what the answer meant. */
export const walletCalls = new Counter({
  name: "studio_wallet_calls_total",
  help: "Wallet calls sent.",
  labelNames: ["kind", "verdict"],
});

/** Calls that wait for an answer, and calls a person must look at. */
export const openCalls = new Gauge({
  name: "studio_open_wallet_calls",
  help: "Wallet calls without a result.",
  labelNames: ["status"],
});

/** Times every answer. The route's pattern is the label, not the address. */
export function measure(app: App): void {
  app.addHook("onResponse", async (request, reply) => {
    seconds.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
  });
}
