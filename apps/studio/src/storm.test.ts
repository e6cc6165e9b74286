import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { disagreements, roundsOf, unfinished } from "./testing/books.ts";
import { FAULTS, openFaultProxy, type FaultProxy } from "./testing/fault-proxy.ts";
import { openTestStudio, type TestStudio } from "./testing/open-test-studio.ts";
import { launch, openPage, type Page } from "./testing/page.ts";
import { openRealOperator, type RealOperator } from "./testing/real-operator.ts";

const ROUNDS = 12;
const LATE_MS = 700;
/** Seven calls of ten meet a fault. */
const FAULT_RATE = 0.7;

let platformDb: TestDatabase;
let db: TestDatabase;
let operator: RealOperator;
let proxy: FaultProxy;
let house: TestStudio;
let second: TestStudio;
beforeAll(async () => {
  [platformDb, db] = await Promise.all([
    cloneDatabase(inject("platform")),
    cloneDatabase(inject("studio")),
  ]);
  operator = await openRealOperator(platformDb);
  proxy = await openFaultProxy(operator.walletUrl, LATE_MS);
  const options = {
    walletUrl: proxy.url,
    operatorPublicKey: operator.operatorPublicKey,
    studioPrivateKey: operator.studioPrivateKey,
  };
  house = await openTestStudio(db, options);
  // A second studio on the same database shares the outbox, as two processes in production do.
  second = await openTestStudio(db, options);
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await second[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
  await operator[Symbol.asyncDispose]();
  await Promise.all([platformDb.close(), db.close()]);
});

/**
 * Plays as a stubborn page does: asks again under the same round id until it knows, and takes
 * decisions until the round is over.
 */
async function playStubbornly(page: Page, stake: string, choice: unknown): Promise<void> {
  const roundId = randomUUID();
  for (let tries = 0; tries < 200; tries++) {
    const { status, round, body } = await page.play(stake, choice, roundId);
    if (
      status === 402 ||
      body.code === "ROUND_VOID" ||
      (status === 200 && round.status === "CLOSED")
    )
      return;
    if (status === 409 && body.round.roundId !== roundId) await pause(100);
    else if (status === 200 && round.status === "OPEN")
      await decide(page, round.roundId, round.step);
    else await pause(50);
  }
  throw new Error(`Round ${roundId} came to no end.`);
}

async function decide(page: Page, round: string, step: number): Promise<void> {
  const action = step < 2 ? { pick: step * 7 } : { cashOut: true };
  const { status } = await page.ask("POST", `/api/rounds/${round}/actions`, { step, action });
  expect([200, 409]).toContain(status);
}

test("after a storm every round is closed, void or rejected, wallet and studio agree to the unit, and nothing moved twice", async () => {
  // The third player can pay for nothing: refusals for want of money are part of the weather.
  const players = [
    await operator.player("2000"),
    await operator.player("2000"),
    await operator.player("1"),
  ];
  const tables = [
    { game: "harbor-lanterns", stake: "200", choice: {} },
    { game: "mango-mines", stake: "1000", choice: { mines: 4 } },
    { game: "halo-halo-drop", stake: "600", choice: { rows: 8, risk: "high" } },
  ];
  const pages = await Promise.all(
    players.flatMap((player) =>
      tables.map(async (table, index) => {
        const { url } = index % 2 ? second : house;
        return {
          ...table,
          page: await openPage(url, await launch(url, operator.operator, player, table.game)),
        };
      }),
    ),
  );
  proxy.choose = () =>
    Math.random() < FAULT_RATE ? FAULTS[Math.floor(Math.random() * FAULTS.length)] : undefined;
  await Promise.all(
    pages.map(async ({ page, stake, choice }) => {
      for (let round = 0; round < ROUNDS; round++) await playStubbornly(page, stake, choice);
    }),
  );
  proxy.choose = () => undefined;
  await proxy.settle();
  await expect.poll(() => unfinished(db), { timeout: 30_000 }).toBe(0n);

  expect(await disagreements(db, operator, players)).toEqual([]);
  expect([...proxy.done.keys()].toSorted()).toEqual([...FAULTS].toSorted());
  const statuses = new Set((await roundsOf(db)).map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual(["CLOSED", "REJECTED", "VOID"]);
  expect(await operator.verify()).toContain("GREEN");
}, 180_000);
