import { Histogram } from "prom-client";

const durations = new Histogram({
  name: "perya_wallet_call_duration_seconds",
  help: "Time from a vendor's request to our answer, by dialect, path and HTTP status.",
  labelNames: ["dialect", "path", "status"],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
});

const PATH = /^\/[a-z]+(?:\/[a-z]+)?$/;
const MAX_CHILDREN = 100;
/**
 * The histogram's children by their labels: finding one by its labels costs more than recording the
 * time.
 */
const children = new Map<string, Histogram.Internal<"dialect" | "path" | "status">>();

/**
 * Records one wallet call. All paths outside the protocol share one label, so that strangers can't
 * create labels.
 */
export function measureCall(
  dialect: string,
  path: string,
  status: number,
  startedMs: number,
): void {
  const key = `${dialect} ${path} ${status}`;
  const child =
    status === 404
      ? childOf(dialect, "other", status)
      : (children.get(key) ?? childOf(dialect, PATH.test(path) ? path : "other", status));
  if (status !== 404 && children.size < MAX_CHILDREN) children.set(key, child);
  child.observe((performance.now() - startedMs) / 1000);
}

function childOf(dialect: string, path: string, status: number) {
  return durations.labels({ dialect, path, status: String(status) });
}
