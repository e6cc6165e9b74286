import { setTimeout as pause } from "node:timers/promises";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { readConfig } from "../config.ts";
import { openLive, type Live } from "./live.ts";
import type { LiveEvent } from "./live-event.ts";

/** Long enough for a busy machine. */
const WAIT_MS = 20_000;

let db: TestDatabase;
let here: Live;
let there: Live;
const another = (): Promise<Live> =>
  openLive(
    readConfig({
      DATABASE_URL: db.url,
      SECRET_KEY: "s".repeat(40),
      GATEWAY_SECRET: "g".repeat(40),
    }),
    pino({ level: "silent" }),
  );
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  [here, there] = [await another(), await another()];
});
afterAll(async () => {
  await here.close();
  await there.close();
  await db.close();
});

test("an event reaches the player's pages in every process, once in each, and nobody else's", async () => {
  const [own, other, stranger]: LiveEvent[][] = [[], [], []];
  const stops = [
    here.listen(1n, (event) => own?.push(event)),
    there.listen(1n, (event) => other?.push(event)),
    there.listen(2n, (event) => stranger?.push(event)),
  ];
  const deposit = { type: "deposit", id: "dep_1", status: "CREDITED" } as const;
  here.publish(1n, deposit);
  here.publishBalances([1n]);
  await vi.waitFor(() => expect(other).toEqual([deposit, { type: "balance" }]), WAIT_MS);
  await pause(100);
  expect([own, other, stranger]).toEqual([
    [deposit, { type: "balance" }],
    [deposit, { type: "balance" }],
    [],
  ]);
  for (const stop of stops) stop();
});

test("a thousand balance changes of one player at once are one message to other processes", async () => {
  const heard: LiveEvent[] = [];
  const stop = there.listen(3n, (event) => heard.push(event));
  for (let at = 0; at < 1_000; at++) here.publishBalances([3n]);
  await vi.waitFor(() => expect(heard).toEqual([{ type: "balance" }]), WAIT_MS);
  stop();
});

test("balance changes of a thousand players at once reach another process, all of them, however long their numbers", async () => {
  const players = Array.from({ length: 1_000 }, (_, at) => 2n ** 62n + BigInt(at));
  const heard: bigint[] = [];
  const stops = players.map((player) => there.listen(player, () => heard.push(player)));
  here.publishBalances(players);
  await vi.waitFor(() => expect(heard).toHaveLength(1_000), WAIT_MS);
  expect(new Set(heard).size).toBe(1_000);
  for (const stop of stops) stop();
  here.publishBalances([players[0] ?? 0n]);
  await pause(100);
  expect(heard).toHaveLength(1_000);
});

test("a player with a page in any process is here, one without is not, and neither is one who left", async () => {
  const stops = [here.listen(11n, () => undefined), there.listen(12n, () => undefined)];
  expect(
    await Promise.all([here.isHere(11n), here.isHere(12n), there.isHere(11n), here.isHere(13n)]),
  ).toEqual([true, true, true, false]);
  for (const stop of stops) stop();
  expect(await Promise.all([here.isHere(12n), there.isHere(12n)])).toEqual([false, false]);
});

test("news reaches every open page in every process, once in each", async () => {
  const [one, other, elsewhere]: LiveEvent[][] = [[], [], []];
  const stops = [
    here.listen(1n, (event) => one?.push(event)),
    here.listen(2n, (event) => other?.push(event)),
    there.listen(3n, (event) => elsewhere?.push(event)),
  ];
  const news = Array.from(
    { length: 50 },
    (_, at) =>
      ({ type: "lottery", gameCode: "KENO-1M", issueNo: String(at), status: "OPEN" }) as const,
  );
  for (const piece of news) here.broadcast(piece);
  await vi.waitFor(() => expect(elsewhere).toEqual(news), WAIT_MS);
  expect([one, other]).toEqual([news, news]);
  for (const stop of stops) stop();
});

/** The held connections of all processes, by which they hear each other. */
const held = sql`
  pg_stat_activity
  where datname = current_database() and application_name = 'perya live'
    and query = 'listen perya_live'`;
const countHeld = async () =>
  (await db.row<{ n: number }>(sql`select count(*)::int as n from ${held}`))?.n;

test("processes whose connections the database ended hear each other again, everything once", async () => {
  await db.run(sql`select pg_terminate_backend(pid) from ${held}`);
  await vi.waitFor(async () => expect(await countHeld()).toBe(2), { timeout: 5_000 });
  await pause(1_500);
  expect(await countHeld()).toBe(2);
  const heard: LiveEvent[] = [];
  const stop = there.listen(4n, (event) => heard.push(event));
  here.publishBalances([4n]);
  await vi.waitFor(() => expect(heard).toEqual([{ type: "balance" }]), WAIT_MS);
  stop();
});

test("processes that stop in the moment the database ends their connections stop quietly", async () => {
  const processes = await Promise.all(Array.from({ length: 12 }, another));
  await db.run(sql`select pg_terminate_backend(pid) from ${held}`);
  // The database's last word has arrived by the end of this wait, in which nothing is read, and is
  // read when all have given their connections back.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  await Promise.all(processes.map((process) => process.close()));
  await vi.waitFor(async () => expect(await countHeld()).toBe(2), { timeout: 5_000 });
});
