import { expect, test } from "vitest";
import { serveMetrics } from "./index.ts";

const metrics = { contentType: "text/plain; version=0.0.4", read: async () => "things_total 3\n" };

test("metrics are served at /metrics of a separate port, to this machine, and nothing else is there", async () => {
  const served = await serveMetrics({ port: 0, host: "127.0.0.1" }, metrics);
  const url = served.url ?? "";
  const told = await fetch(url);
  expect([told.status, told.headers.get("content-type"), await told.text()]).toEqual([
    200,
    metrics.contentType,
    "things_total 3\n",
  ]);
  expect((await fetch(new URL("/", url))).status).toBe(404);
  expect((await fetch(url, { method: "POST" })).status).toBe(404);
  await served.close();
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

test("without a port nothing listens", async () => {
  const served = await serveMetrics({ port: undefined, host: "127.0.0.1" }, metrics);
  expect(served.url).toBeUndefined();
  await served.close();
});

test("metrics that can't be read are a fault of that answer alone", async () => {
  const served = await serveMetrics(
    { port: 0, host: "127.0.0.1" },
    { ...metrics, read: () => Promise.reject(new Error("away")) },
  );
  for (let twice = 0; twice < 2; twice++) expect((await fetch(served.url ?? "")).status).toBe(500);
  await served.close();
});
