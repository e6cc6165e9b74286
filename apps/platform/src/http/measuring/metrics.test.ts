import { Counter, Histogram } from "prom-client";
import { expect, test, vi } from "vitest";
import { allMetrics, measureElsewhere } from "./measure-elsewhere.ts";
import "./metrics.ts";

/** The numbers of a metric, whatever its labels. */
function numbersOf(text: string, name: string): number[] {
  return [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "gm"))].map(
    ([, number]) => Number(number),
  );
}

const LAG = ["min", "max", "mean", "stddev", "p50", "p99"].map(
  (part) => `nodejs_eventloop_lag_${part}_seconds`,
);

test("what the event loop was late by is told by one reading, and by each of two at once", async () => {
  await vi.waitFor(
    async () => {
      const [first, second] = await Promise.all([allMetrics(), allMetrics()]);
      expect(second).toBe(first);
      for (const name of LAG) {
        const [number, ...more] = numbersOf(first, name);
        expect(more).toEqual([]);
        // Nothing measured yet is NaN, and as the least of all 292 years.
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThan(60);
      }
    },
    { timeout: 10_000, interval: 100 },
  );
});

test("what several threads measure is one sum, and what only this one measures is told as it is", async () => {
  const both = new Counter({
    name: "perya_test_both_total",
    help: "Counted by two threads.",
    labelNames: ["who"],
  });
  const alone = new Histogram({
    name: "perya_test_alone_seconds",
    help: "Timed by one thread.",
    labelNames: ["who"],
    buckets: [1, 2],
  });
  both.inc({ who: "a" }, 3);
  alone.observe({ who: "a" }, 1.5);
  const stop = measureElsewhere(async () => [
    {
      ...(await both.get()),
      values: [
        { labels: { who: "a" }, value: 4 },
        { labels: { who: "b" }, value: 1 },
      ],
    },
  ]);
  const text = await allMetrics();
  stop();
  expect(text).toContain('perya_test_both_total{who="a"} 7\nperya_test_both_total{who="b"} 1\n');
  expect(numbersOf(text, "perya_test_alone_seconds_bucket")).toEqual([0, 1, 1]);
  expect(numbersOf(text, "perya_test_alone_seconds_sum")).toEqual([1.5]);
  expect(text.match(/^# TYPE /gm)).toHaveLength(new Set(text.match(/^# TYPE \S+/gm)).size);
  expect(numbersOf(await allMetrics(), "perya_test_both_total")).toEqual([3]);
});
