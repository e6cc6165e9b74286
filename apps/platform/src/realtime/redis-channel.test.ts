import { freePort } from "@perya/process";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { findRedis, openRedis, type TestRedis } from "../../../../tools/test/redis.ts";
import { readConfig } from "../config.ts";
import { register, send } from "../testing/people.ts";
import { openLive } from "./live.ts";
import type { LiveEvent } from "./live-event.ts";

const MAIN = join(import.meta.dirname, "../main.ts");
const INSTALL_LIMIT_MS = 180_000;
const log = pino({ level: "silent" });
const secrets = { SECRET_KEY: "s".repeat(40), GATEWAY_SECRET: "g".repeat(40) };
const program = findRedis();

let db: TestDatabase;
let redis: TestRedis;
beforeAll(async () => {
  if (program === undefined) return;
  db = await cloneDatabase(inject("platform"));
  redis = await openRedis(program);
}, INSTALL_LIMIT_MS);
afterAll(async () => {
  await redis?.[Symbol.asyncDispose]();
  await db?.close();
});

interface PlatformProcess extends AsyncDisposable {
  readonly url: string;
}

/** The whole platform in a process of its own. */
async function startPlatform(): Promise<PlatformProcess> {
  const [player, operator] = [await freePort(), await freePort()];
  const env = {
    DATABASE_URL: db.url,
    REDIS_URL: redis.url,
    PLAYER_PORT: String(player),
    CONSOLE_PORT: String(operator),
    ROLE: "http",
  };
  const child: ChildProcess = fork(MAIN, {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      LOG_LEVEL: "warn",
      ...secrets,
      ...env,
    },
  });
  const ended = once(child, "exit");
  await Promise.race([
    once(child, "message"),
    ended.then(([code]) => {
      throw new Error(`The platform ended with ${code}`);
    }),
  ]);
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { url: `http://127.0.0.1:${player}`, [Symbol.asyncDispose]: stop };
}

/** How many processes listen at the Redis. */
async function listeners(): Promise<number> {
  const client = new Redis(redis.url);
  const [, count] = (await client.pubsub("NUMSUB", "perya:live")) as [string, number];
  client.disconnect();
  return count;
}

/** What a live stream has said so far. */
async function listenTo(url: string, headers: Readonly<Record<string, string>>) {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/v1/live`, { headers, signal: abort.signal });
  const stream = { heard: "", stop: () => abort.abort() };
  void (async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      stream.heard += piece;
  })().catch(() => undefined);
  return stream;
}

describe.skipIf(program === undefined)("over Redis", () => {
  test("what happens in one platform process arrives at the stream of another, and at nobody else's", async () => {
    await using here = await startPlatform();
    await using there = await startPlatform();
    expect(await listeners()).toBe(2);
    const [player, stranger] = [
      await newPlayer(here.url, "juanito1"),
      await newPlayer(here.url, "pedrito1"),
    ];
    const [stream, other] = [
      await listenTo(there.url, player),
      await listenTo(there.url, stranger),
    ];
    await vi.waitFor(() => expect(stream.heard).toContain("event: balance"), 5_000);

    const deposit = { method: "bank-transfer", amount: "50000000", key: crypto.randomUUID() };
    const { id } = (await send(here.url, player, "POST", "/api/v1/deposits", deposit)).value;
    expect((await send(here.url, player, "POST", `/api/v1/deposits/${id}/cancel`)).status).toBe(
      200,
    );
    await vi.waitFor(
      () => expect(stream.heard).toContain(`{"id":"${id}","status":"CANCELLED"}`),
      5_000,
    );
    expect(other.heard).not.toContain(id);

    // The end of a session is news too: it closes its stream wherever that is open.
    await send(here.url, player, "DELETE", "/api/v1/session");
    await vi.waitFor(
      async () => expect((await send(there.url, player, "GET", "/api/v1/member")).status).toBe(401),
      5_000,
    );
    for (const one of [stream, other]) one.stop();
  });

  test("processes hear each other again after Redis was away", async () => {
    const config = readConfig({ DATABASE_URL: db.url, REDIS_URL: redis.url, ...secrets });
    const [here, there] = [await openLive(config, log), await openLive(config, log)];
    const heard: LiveEvent[] = [];
    there.listen(7n, (event) => heard.push(event));
    const publish = (id: string) => here.publish(7n, { type: "deposit", id, status: "CREDITED" });
    publish("before");
    await vi.waitFor(() => expect(heard).toMatchObject([{ id: "before" }]), 5_000);
    await redis.stop();
    publish("meanwhile");
    await pause(1_000);
    await redis.start();
    await vi.waitFor(
      () => {
        publish("after");
        expect(heard).toContainEqual({ type: "deposit", id: "after", status: "CREDITED" });
      },
      { timeout: 10_000, interval: 200 },
    );
    await here.close();
    await there.close();
  });
});

test("a process whose Redis does not answer says so at the start, with the address and what to do", async () => {
  const url = `redis://:hidden@127.0.0.1:${await freePort()}`;
  const config = readConfig({
    DATABASE_URL: "postgres://nobody@127.0.0.1/none",
    REDIS_URL: url,
    ...secrets,
  });
  const fault = await openLive(config, log).catch((error: Error) => error.message);
  expect(fault).toMatch(
    /^REDIS_URL: no Redis or Valkey answers at 127\.0\.0\.1:\d+ .* leave REDIS_URL out\.$/,
  );
  expect(fault).not.toContain("hidden");
});

/** A new player; answers the header of the session. */
async function newPlayer(url: string, username: string): Promise<Readonly<Record<string, string>>> {
  const { value } = await register(db, url, {}, username);
  return { authorization: `Bearer ${value.token}` };
}
