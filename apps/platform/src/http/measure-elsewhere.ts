import { AggregatorRegistry, register } from "prom-client";

/** Answers the metrics of another thread, as JSON. */
type Measure = () => Promise<object[]>;

const elsewhere = new Set<Measure>();

/** Adds what another thread measures to what this process tells; the answer takes it away again. */
export function measureElsewhere(measure: Measure): () => void {
  elsewhere.add(measure);
  return () => void elsewhere.delete(measure);
}

/** All metrics as text: of this thread, and those that other threads measure too as one sum. */
export async function allMetrics(): Promise<string> {
  const theirs = await Promise.all([...elsewhere].map((measure) => measure()));
  const shared = new Set(theirs.flat().map((metric) => (metric as { name: string }).name));
  const [ours, mine] = [register.getMetricsAsArray(), await register.getMetricsAsJSON()];
  const alone = ours.filter(({ name }) => !shared.has(name)).map(({ name }) => register.getSingleMetricAsString(name));
  const both = AggregatorRegistry.aggregate([mine.filter(({ name }) => shared.has(name)), ...theirs]);
  return `${[...(await Promise.all(alone)), await both.metrics()].join("\n\n").trim()}\n`;
}
