import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { readConfig } from "../config.ts";
import type { Platform } from "../platform.ts";
import { openPlatform } from "../open-platform.ts";
import { buildApp } from "./build-app.ts";

let db: TestDatabase;
let platform: Platform;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  platform = await openPlatform(
    readConfig({
      DATABASE_URL: db.url,
      SECRET_KEY: "s".repeat(40),
      GATEWAY_SECRET: "g".repeat(40),
      LOG_LEVEL: "silent",
    }),
  );
});
afterAll(async () => {
  await platform.close();
  await db.close();
});

test("a server that is told to end gives the answers that are underway, Fastify's and the vendors' alike, and ends right after them", async () => {
  let arrived = 0;
  const slowly = async (response: ServerResponse) => {
    arrived++;
    await pause(300);
    response
      .writeHead(200, { "content-type": "application/json" })
      .end('{"from":"the wallet API"}');
  };
  const app = await buildApp(platform, {
    api: { title: "Drain", description: "", base: "/", securitySchemes: {} },
    publicUrl: "",
    frames: [],
    pictures: [],
    takes: (request, response) => {
      if (!request.url?.startsWith("/wallet/")) return false;
      void slowly(response);
      return true;
    },
  });
  app.get("/slow", async () => {
    arrived++;
    await pause(300);
    return { from: "a route" };
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const answers = Promise.all(
    [fetch(`${url}/slow`), fetch(`${url}/wallet/any`)].map(async (reply) => (await reply).json()),
  );
  await vi.waitFor(() => expect(arrived).toBe(2), { timeout: 20_000, interval: 5 });
  const started = performance.now();
  await app.close();
  expect(await answers).toEqual([{ from: "a route" }, { from: "the wallet API" }]);
  // Idle connections would hold it open for the five seconds of their keep-alive.
  expect(performance.now() - started).toBeLessThan(4_500);
});
