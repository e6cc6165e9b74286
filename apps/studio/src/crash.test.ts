import { freePort } from "@perya/process";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { openDraw } from "@perya/fair";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { games } from "./games.ts";
import { disagreements, unfinished } from "./testing/books.ts";
import { openFaultProxy, type FaultProxy } from "./testing/fault-proxy.ts";
import { environment } from "./testing/open-test-studio.ts";
import { launch, openPage, type Page } from "./testing/page.ts";
import { openRealOperator, type RealOperator } from "./testing/real-operator.ts";
import { studioProcess, type StudioProcess } from "./testing/studio-process.ts";

const SLOT = "harbor-lanterns";
const MINES = "mango-mines";
const SOON = { timeout: 20_000 };

let platformDb: TestDatabase;
let db: TestDatabase;
let operator: RealOperator;
let proxy: FaultProxy;
let house: StudioProcess;
let player: { user: string; token: string; units: bigint };
beforeAll(async () => {
  [platformDb, db] = await Promise.all([
    cloneDatabase(inject("platform")),
    cloneDatabase(inject("studio")),
  ]);
  operator = await openRealOperator(platformDb);
  proxy = await openFaultProxy(operator.walletUrl, 700);
  player = await operator.player("10000");
  const options = {
    walletUrl: proxy.url,
    operatorPublicKey: operator.operatorPublicKey,
    studioPrivateKey: operator.studioPrivateKey,
    // Nothing is late here but the machine.
    env: { STUDIO_WALLET_TIMEOUT_MS: "10000" },
  };
  house = studioProcess({ ...environment(db, options), LOG_LEVEL: "fatal" }, await freePort());
  await house.start();
});
afterEach(() => {
  proxy.watch = () => false;
  proxy.choose = () => undefined;
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
  await operator[Symbol.asyncDispose]();
  await Promise.all([platformDb.close(), db.close()]);
});

const pageOf = async (game: string): Promise<Page> =>
  openPage(house.url, await launch(house.url, operator.operator, player, game));

/**
 * Pulls the plug when a call comes by, once: before the wallet gets it, after the wallet did it, or
 * when its answer has just reached the studio.
 */
function cutAt(
  kind: "bet" | "win" | "rollback",
  moment: "before" | "after" | "answered",
): Promise<void> {
  return new Promise((resolve) => {
    let cut = false;
    proxy.watch = async (at, { path }) => {
      if (cut || !path.endsWith(`/${kind}`) || (at === "before") !== (moment === "before"))
        return cut;
      cut = true;
      if (moment === "answered") {
        // The answer goes out now, and the plug is pulled while the studio works on it.
        setTimeout(() => void house.kill().then(resolve), 3);
        return false;
      }
      await house.kill();
      resolve();
      return true;
    };
  });
}

const calm = async () => {
  proxy.watch = () => false;
  proxy.choose = () => undefined;
  await proxy.settle();
  await house.start();
};

test.each([
  ["bet", "before"],
  ["bet", "after"],
  ["bet", "answered"],
  ["win", "before"],
  ["win", "after"],
  ["win", "answered"],
  ["rollback", "before"],
  ["rollback", "after"],
  ["rollback", "answered"],
] as const)(
  "a studio killed at the %s, %s, ends the round as it would have, once",
  async (kind, moment) => {
    const page = await pageOf(SLOT);
    const roundId = randomUUID();
    if (kind === "rollback")
      proxy.choose = ({ path }) => (path.endsWith("/bet") ? "lost after delivery" : undefined);
    const cut = cutAt(kind, moment);
    const lost = page.play("400", {}, roundId).catch(() => undefined);
    await cut;
    await lost;
    await calm();
    await expect.poll(() => unfinished(db), SOON).toBe(0n);
    const again = await page.play("400", {}, roundId);
    expect([again.status, again.round.status]).toEqual(
      kind === "rollback" ? [503, "VOID"] : [200, "CLOSED"],
    );
    expect(await disagreements(db, operator, [player])).toEqual([]);
  },
);

test("a staged round is where it was after a crash between any two decisions, for the page that was open and for one opened later", async () => {
  const page = await pageOf(MINES);
  const { round } = await page.play("1000", { mines: 1 });
  const seen = [];
  for (const step of [0, 1]) {
    await house.kill();
    await calm();
    const { body } = await page.ask("GET", "/api/rounds/last");
    seen.push(body.round.step);
    if (body.round.over) break;
    await page.ask("POST", `/api/rounds/${round.roundId}/actions`, {
      step,
      action: { pick: step },
    });
  }
  expect(seen[0]).toBe(0);
  const later = await pageOf(MINES);
  const { round: last } = (await later.ask("GET", "/api/rounds/last")).body;
  expect(last).toMatchObject({ roundId: round.roundId, fair: round.fair });
  await later.ask("POST", `/api/rounds/${round.roundId}/actions`, {
    step: last.step,
    action: { cashOut: true },
  });
  await expect.poll(() => unfinished(db), SOON).toBe(0n);
  expect(await disagreements(db, operator, [player])).toEqual([]);
});

test("kills at random moments under play lose nothing", async () => {
  const pages = [
    await pageOf(SLOT),
    await pageOf("thunder-orchard"),
    await pageOf("coral-cascade"),
  ];
  const over = new AbortController();
  const playing = pages.map(async (page) => {
    while (!over.signal.aborted) await page.play("200").catch(() => pause(50));
  });
  for (let kill = 0; kill < 6; kill++) {
    await pause(150 + Math.random() * 350);
    await house.kill();
    await house.start();
  }
  over.abort();
  await Promise.all(playing);
  await expect.poll(() => unfinished(db), SOON).toBe(0n);
  expect(await disagreements(db, operator, [player])).toEqual([]);
});

test("every outcome that crashes left behind is the one that was committed before the stake was taken", async () => {
  const page = await pageOf(SLOT);
  const { body } = await page.ask("POST", "/api/fair/rotate", { clientSeed: "after the crashes" });
  const { rounds } = (await page.ask("GET", "/api/rounds")).body;
  const rules = games.get(SLOT);
  const closed = (
    rounds as {
      status: string;
      choice: unknown;
      state: unknown;
      fair: { nonce: number; clientSeed: string };
    }[]
  ).filter(({ status }) => status === "CLOSED");
  expect(closed.length).toBeGreaterThan(5);
  for (const round of closed) {
    const draw = openDraw(
      body.revealed.serverSeed as string,
      `slotA:${round.fair.clientSeed}:${round.fair.nonce}`,
    );
    expect(JSON.parse(JSON.stringify(rules?.reveal(rules.begin(round.choice, draw))))).toEqual(
      round.state,
    );
  }
  expect(await operator.verify()).toContain("GREEN");
});

test("a studio that is asked to stop lets the round underway end first", async () => {
  const page = await pageOf(SLOT);
  proxy.watch = async (at) => {
    if (at === "before") await pause(200);
    return false;
  };
  const round = page.play("400");
  await pause(100);
  const code = await house.end();
  expect(code).toBe(0);
  expect(await round).toMatchObject({ status: 200, round: { status: "CLOSED" } });
  proxy.watch = () => false;
  await house.start();
});
