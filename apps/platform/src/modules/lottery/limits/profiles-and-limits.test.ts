import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { beforeAll, expect, test } from "vitest";
import type { TestStaff } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import {
  LIMITS,
  type LotteryWorld,
  ONE,
  openLotteryWorld,
  placeLines,
  units,
} from "../testing/lottery-world.ts";
import { placeOrder } from "../orders/place-order.ts";

const { db, sites } = await useSites();
let world: LotteryWorld;
let staff: TestStaff;
beforeAll(async () => {
  world = await openLotteryWorld(sites);
  staff = await sites.staff("owner");
});

test("LB-10 LB-12 a game of prize-group mode is priced by its group alone: the operator moves it, the slip is asked again, and a group out of range is refused", async () => {
  const game = await world.newGame({ rules: "ssc", prizeMode: "ZY" });
  const { issueNo } = await world.newIssue(game);
  const player = await world.playerWith(100n);
  const line = { market: "DIGIT", picks: [], unit: units(1) };
  const before = (await staff.call("GET", "/lottery/odds/ZY/ssc")).value;
  expect(before).toMatchObject({ version: 0, prizeGroup: 1_800, prices: { DIGIT: 90_000 } });
  const digit = before.returns.find(({ prices }: { prices: string[] }) => prices.includes("DIGIT"));
  const bet = (oddsVersion: number) =>
    placeLines(
      player,
      game,
      issueNo,
      [{ ...line, market: digit.market, picks: digit.selection.split(",") }],
      oddsVersion,
    );
  expect((await bet(0)).value.lines).toMatchObject([{ odds: [90_000] }]);
  const move = (prizeGroup: number, from: number) =>
    staff.call("POST", "/lottery/odds/ZY/ssc", {
      from,
      change: { prizeGroup },
      reason: "for the evening",
    });
  expect((await move(1_960, 0)).value).toMatchObject({
    version: 1,
    prizeGroup: 1_960,
    prices: { DIGIT: 98_000 },
  });
  expect(await bet(0)).toMatchObject({ code: "ODDS_CHANGED", value: { oddsVersion: 1 } });
  expect((await bet(1)).value.lines).toMatchObject([{ odds: [98_000] }]);
  for (const beyond of [1_699, 1_961]) expect((await move(beyond, 1)).status).toBe(400);
});

test("limits that contradict each other, or of a currency no brand has, are refused and nothing is changed", async () => {
  const set = (change: object, currency = "PHP") =>
    staff.call("POST", `/lottery/limits/${currency}`, {
      ...LIMITS,
      bankroll: units(1_000_000_000),
      shares: {},
      ...change,
      reason: "to be refused",
    });
  const before = (await staff.call("GET", "/lottery/limits")).value;
  expect(await set({ minUnit: units(100_001) })).toMatchObject({
    status: 422,
    code: "LIMITS_CONTRADICT",
  });
  expect(await set({ orderPayout: units(5_000_001) })).toMatchObject({
    status: 422,
    code: "LIMITS_CONTRADICT",
  });
  expect(await set({}, "XTS")).toMatchObject({ status: 404, code: "NO_SUCH_CURRENCY" });
  expect((await staff.call("GET", "/lottery/limits")).value).toEqual(before);
});

test("LB-12 limits are changed by two people, who see what changes from and to; the one who asked can't approve", async () => {
  const [before] = (await staff.call("GET", "/lottery/limits")).value;
  const { currency, ...amounts } = before;
  const ask = (change: object) =>
    staff.call("POST", `/lottery/limits/${currency}`, {
      ...amounts,
      ...change,
      reason: "A larger fair",
    });
  expect(await ask({})).toMatchObject({ status: 422, code: "SAME_AS_BEFORE" });
  const asked = await ask({
    bankroll: (BigInt(before.bankroll) * 2n).toString(),
    shares: { DB2: 70 },
  });
  expect(asked.value).toMatchObject({ status: "WAITING" });
  expect(await ask({ bankroll: units(5) })).toMatchObject({ status: 409, code: "ASKED_ALREADY" });
  const second = await sites.staff("owner");
  const approve = (by: TestStaff) =>
    by.call("POST", `/approvals/${asked.value.approvalId}/approve`);
  const shown = (await second.call("GET", "/approvals")).value.find(
    ({ id }: { id: string }) => id === asked.value.approvalId,
  );
  expect(shown.details).toEqual([
    { label: "Bankroll", value: expect.stringContaining(" → ") },
    { label: "Share of DB2", value: "standard → 0.70 % of the bankroll" },
  ]);
  expect(await approve(staff)).toMatchObject({ status: 403, code: "OWN_REQUEST" });
  expect((await staff.call("GET", "/lottery/limits")).value).toEqual([before]);
  expect((await approve(second)).status).toBe(200);
  const [after] = (await staff.call("GET", "/lottery/limits")).value;
  expect(after).toEqual({
    ...before,
    bankroll: (BigInt(before.bankroll) * 2n).toString(),
    shares: { DB2: 70 },
  });
  await db.run(sql`delete from lottery_limit`);
});

test("LB-12 players of another currency bet in its own units and sizes, and fill no counter of anyone else's", async () => {
  const game = await world.newGame();
  const { id, issueNo } = await world.newIssue(game);
  const { platform } = sites;
  const player = { id: 7_700_001n, brandId: 1n, currency: "VND", book: "play", excluded: false };
  await db.inTransaction(async (tx) => {
    await platform.wallet.append(tx, [
      { kind: "open", player: player.id, key: "open:vnd", currency: "VND", book: "play" },
    ]);
    await platform.wallet.append(tx, [
      { kind: "adjust", player: player.id, key: "gift:vnd", units: 1_000_000n * ONE },
    ]);
  });
  const bet = (unit: bigint) =>
    placeOrder(platform, {
      player,
      key: randomUUID(),
      gameCode: game,
      issueNo,
      oddsVersion: 0,
      lines: [{ market: "DB2", picks: ["68"], unit, step: 100 }],
      chaseId: null,
    });
  // A dong has no smaller part.
  expect(await bet(1_000n * ONE + ONE / 2n)).toMatchObject({ refusal: "INVALID_PICKS" });
  expect(await bet(999n * ONE)).toMatchObject({
    refusal: "UNIT_TOO_SMALL",
    hint: { limit: 1_000n * ONE },
  });
  expect(await bet(1_000n * ONE)).toMatchObject({
    ok: true,
    value: { currency: "VND", stake: 1_000n * ONE, maxPayout: 95_000n * ONE },
  });
  expect(await platform.wallet.balance(player.id)).toMatchObject({ cash: 999_000n * ONE });
  await placeLines(await world.playerWith(100n), game, issueNo, [
    { market: "DB2", picks: ["68"], unit: units(1) },
  ]);
  expect(
    await db.rows(
      sql`select pool, liability from lottery_exposure where issue_id = ${id} order by pool`,
    ),
  ).toEqual([
    { pool: "PHP:play", liability: 95n * ONE },
    { pool: "VND:play", liability: 95_000n * ONE },
  ]);
});
