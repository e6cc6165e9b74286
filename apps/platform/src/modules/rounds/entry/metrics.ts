import { Histogram } from "prom-client";

const seconds = new Histogram({
  name: "perya_wallet_call_seconds",
  help: "Time from a vendor's request to our answer, by dialect, path and HTTP status.",
  labelNames: ["dialect", "path", "status"],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
});

const PATH = /^\/[a-z]+(?:\/[a-z]+)?$/;

/** Notes one wallet call. A path that is none of the protocol's is one label, so that strangers can't make labels. */
export function measureCall(dialect: string, path: string, status: number, startedMs: number): void {
  const label = status !== 404 && PATH.test(path) ? path : "other";
  seconds.observe({ dialect, path: label, status: String(status) }, (performance.now() - startedMs) / 1000);
}
