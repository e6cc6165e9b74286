import { AggregatorRegistry, type Metric, register, Registry } from "prom-client";

/** Answers the metrics of another thread, as JSON. */
type Measure = () => Promise<object[]>;

const elsewhere = new Set<Measure>();

/**
 * Adds another thread's metrics to those of this process; the returned function removes them again.
 */
export function measureElsewhere(measure: Measure): () => void {
  elsewhere.add(measure);
  return () => void elsewhere.delete(measure);
}

let collecting: Promise<string> | undefined;

/**
 * All metrics as text: this thread's, summed with those of other threads. Concurrent callers share
 * one answer.
 */
export function allMetrics(): Promise<string> {
  collecting ??= collect().finally(() => (collecting = undefined));
  return collecting;
}

/**
 * Every metric is read once: reading resets the figures of the event loop, and a second read would
 * find them empty.
 */
async function collect(): Promise<string> {
  const [mine, ...theirs] = await Promise.all([
    register.getMetricsAsJSON(),
    ...[...elsewhere].map((measure) => measure()),
  ]);
  const shared = new Set(theirs.flat().map((metric) => (metric as { name: string }).name));
  const alone = new Registry();
  for (const metric of mine.filter(({ name }) => !shared.has(name)))
    alone.registerMetric({ ...metric, get: async () => metric } as unknown as Metric);
  const both = AggregatorRegistry.aggregate([
    mine.filter(({ name }) => shared.has(name)),
    ...theirs,
  ]);
  return `${[await alone.metrics(), await both.metrics()]
    .map((text) => text.trim())
    .join("\n\n")
    .trim()}\n`;
}
