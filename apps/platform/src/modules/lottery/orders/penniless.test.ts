import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { defaultLimits } from "../limits/limits.ts";
import { upsertLimits } from "../limits/limits.store.ts";
import {
  type LotteryWorld,
  ONE,
  openLotteryWorld,
  placeLines,
  units,
} from "../testing/lottery-world.ts";
import { placeOrder } from "./place-order.ts";

const { db, sites } = await useSites();
let world: LotteryWorld;
let game: string;
beforeAll(async () => {
  world = await openLotteryWorld(sites);
  game = await world.newGame();
  // One number takes 9,500: a hundred at odds of 95.
  await upsertLimits(db, { ...defaultLimits("PHP"), bankroll: 1_900_000n * ONE }, "test");
});
afterAll(async () => {
  expect((await verifyLedger(db)).green).toBe(true);
});

const HUNDRED = { market: "DB2", picks: ["07"], unit: 100n * ONE, step: 50 } as const;

function placeHundred({ id }: TestPlayer, issueNo: string) {
  const player = { id, brandId: 1n, currency: "PHP", book: "play", excluded: false };
  return placeOrder(sites.platform, {
    player,
    key: randomUUID(),
    gameCode: game,
    issueNo,
    oddsVersion: 0,
    lines: [HUNDRED],
    chaseId: null,
  });
}

test("orders that nobody can pay keep no funded order out, however many come at once", async () => {
  const penniless = await Promise.all(Array.from({ length: 12 }, () => world.playerWith(1n)));
  for (let round = 0; round < 3; round++) {
    const { issueNo } = await world.newIssue(game);
    const funded = await world.playerWith(100n);
    const [flood, answer] = await Promise.all([
      Promise.all(penniless.map((player) => placeHundred(player, issueNo))),
      // Last, so that the others' reservations stand when it is decided.
      placeHundred(funded, issueNo),
    ]);
    expect(answer).toMatchObject({ ok: true, value: { stake: 100n * ONE } });
    expect(flood.filter(({ ok }) => ok)).toEqual([]);
  }
});

test("one player's orders are limited to 120 a minute, and others behind the same address still bet", async () => {
  const { issueNo } = await world.newIssue(game);
  const [eager, calm] = [await world.playerWith(1n), await world.playerWith(10n)];
  const line = { market: "DB2", picks: ["08"], unit: units(5) };
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 121; n++)
    codes.push((await placeLines(eager, "NOGAME", issueNo, [line])).code);
  expect(codes.slice(0, 120).every((code) => code === "NOT_FOUND")).toBe(true);
  expect(codes.at(-1)).toBe("TOO_MANY_REQUESTS");
  expect((await placeLines(calm, game, issueNo, [line])).value).toMatchObject({
    status: "ACCEPTED",
  });
});
