import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { register, type Registry } from "prom-client";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** The first word of a metric names its process. */
const OWNERS: Readonly<Record<string, string>> = {
  platform: "perya",
  studio: "studio",
  "sandbox-gateway": "gateway",
};

const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "apps/*.ts"],
  { cwd: ROOT, encoding: "utf8" },
)
  .split("\n")
  .filter(
    (file) =>
      file !== "" &&
      !file.endsWith(".test.ts") &&
      /new (Counter|Gauge|Histogram|Summary)\(/.test(readFileSync(join(ROOT, file), "utf8")),
  );

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly labelNames?: readonly string[];
}

/** Every metric that a file makes, by importing it. */
async function metricsOf(file: string): Promise<Metric[]> {
  const before = new Set(register.getMetricsAsArray().map(({ name }) => name));
  const made = (await import(join(ROOT, file))) as { readonly registry?: Registry };
  const all = [
    ...register.getMetricsAsArray(),
    ...(made.registry?.getMetricsAsArray() ?? []),
  ] as unknown as Metric[];
  return all.filter(({ name }) => !before.has(name) && !/^(process|nodejs)_/.test(name));
}

const metrics: (Metric & { readonly file: string })[] = [];
// One after the other: files import each other, and a metric is counted once, for the first file of
// its own process that brings it.
for (const file of files) {
  const owner = OWNERS[file.split("/")[1] ?? ""];
  for (const metric of await metricsOf(file))
    if (metric.name.startsWith(`${owner}_`)) metrics.push({ ...metric, file });
}

test("every process has metrics, and every file that makes one was looked at", () => {
  expect(new Set(metrics.map(({ name }) => name.split("_")[0]))).toEqual(
    new Set(Object.values(OWNERS)),
  );
  const named = files.flatMap((file) => [
    ...readFileSync(join(ROOT, file), "utf8").matchAll(
      /name: "([a-z_]+)",?\s+help:|name: NAME|const NAME = "([a-z_]+)"/g,
    ),
  ]);
  const names = new Set(named.flatMap(([, plain, constant]) => [plain ?? constant ?? []].flat()));
  expect(new Set(metrics.map(({ name }) => name))).toEqual(names);
});

test.each(metrics)(
  "$name is named as Prometheus asks: words, base unit, _total for what only grows",
  ({ name, type, help, labelNames = [] }) => {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)+$/);
    expect(help).toMatch(/^[A-Z].{10,}\.$/);
    expect(name.endsWith("_total")).toBe(type === "counter");
    if (type === "histogram") expect(name).toMatch(/_(seconds|bytes)$/);
    expect(name).not.toMatch(
      /_(ms|milliseconds|minutes|kb|percent|count|sum|bucket|counter|gauge|histogram)(_|$)/,
    );
    // A label per player, round or address would create a series for each of them.
    for (const label of labelNames)
      expect(label).not.toMatch(
        /^(id|player|user|username|token|round|transaction|ip|url|le|quantile)$/,
      );
  },
);
