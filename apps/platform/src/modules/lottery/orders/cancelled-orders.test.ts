import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "@perya/postgres/sql";
import { apart } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { untilWaiting } from "../../../testing/waiting.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { advanceIssues } from "../issues/advance-issues.ts";
import { lockIssue } from "../issues/issues.store.ts";
import { payIssues } from "../issues/pay-issues.ts";
import { voidIssue } from "../issues/void-issue.ts";
import { openOrders } from "../records/rounds.store.ts";
import {
  type LotteryWorld,
  ONE,
  openLotteryWorld,
  placeLines,
  units,
} from "../testing/lottery-world.ts";
import { bookTurnover } from "../turnover/book-turnover.ts";
import { cancelOrder } from "./cancel-order.ts";
import { holdIssues } from "./issues-for-bets.store.ts";
import { placeOrder } from "./place-order.ts";

const { db, sites } = await useSites();
const { platform } = sites;
let world: LotteryWorld;
beforeAll(async () => {
  world = await openLotteryWorld(sites);
});
afterAll(async () => {
  expect((await verifyLedger(db)).green).toBe(true);
});

/** Enough for five seconds of bets that follow each other without a pause. */
const BETS_OF_A_SERVER = 25;
const cashOf = async (player: bigint) => (await platform.wallet.balance(player))?.cash;

/**
 * A draw of three dice with one order that stands and one that was taken back, both on BIG; `over`
 * ends its sales.
 */
async function drawWithCancelled() {
  const game = await world.newGame({ rules: "k3", prizeMode: "Elott" });
  const { id, issueNo } = await world.newIssue(game);
  await db.run(sql`update lottery_issue set source = 'MANUAL' where id = ${id}`);
  const bet = async () => {
    const player = await world.playerWith(100n);
    const lines = [{ market: "SIZE", picks: ["BIG"], unit: units(10) }];
    const { value } = await placeLines(player, game, issueNo, lines);
    return { player, order: value.id as string };
  };
  const [valid, gone] = [await bet(), await bet()];
  expect(
    (await gone.player.call("POST", `/lottery/orders/${gone.order}/cancel`)).value.status,
  ).toBe("CANCELLED");
  const over = async () => {
    await db.run(sql`
      update lottery_issue
      set open_at = open_at - interval '11 min', close_at = close_at - interval '11 min',
        draw_at = draw_at - interval '11 min' where id = ${id}`);
    await db.run(sql`update lottery_game set max_late_seconds = 86400 where code = ${game}`);
    while (await advanceIssues(platform));
  };
  return { id, game, issueNo, valid, gone, over };
}

test("LB-12 an order that was taken back is not in the draw's entropy, its result, its report, its turnover or the open rounds, and stands in the records as cancelled", async () => {
  const { id, game, issueNo, valid, gone, over } = await drawWithCancelled();
  expect(await openOrders(db, gone.player.id)).toEqual([]);
  expect(await openOrders(db, valid.player.id)).toEqual([valid.order]);
  await over();
  expect(
    await db.row(sql`
      select locked_orders as orders, lock_entropy as entropy from lottery_issue where id = ${id}`),
  ).toEqual({
    orders: 1n,
    entropy: createHash("sha256").update(valid.order).digest("hex"),
  });
  await db.run(sql`
    update lottery_issue
    set outcome = '{"dice":[6,5,4]}', version = 1, status = 'RESULTED',
      resulted_at = clock_timestamp()
    where id = ${id}`);
  await payIssues(platform);
  while (await db.inTransaction(bookTurnover));
  expect(await cashOf(valid.player.id)).toBe(109n * ONE + ONE / 2n);
  expect(await cashOf(gone.player.id)).toBe(100n * ONE);
  expect(
    await db.rows(
      sql`select 'lo_' || order_id as order from lottery_payout where issue_id = ${id}`,
    ),
  ).toEqual([{ order: valid.order }]);
  expect(
    await db.rows(sql`
      select player from lottery_player_issue
      where issue_id = ${id} and valid_turnover is not null`),
  ).toEqual([{ player: valid.player.id }]);
  const owner = await sites.staff("owner");
  const report = (await owner.call("GET", `/lottery/reports/${game}/${issueNo}`)).value;
  expect(report).toMatchObject({
    pools: [{ orders: 1, stake: { amount: units(10) } }],
    markets: [{ market: "SIZE", orders: 1, lines: 1 }],
  });
  const [record] = (await gone.player.call("GET", "/lottery/records")).value.content;
  expect(record).toMatchObject({ id: gone.order, state: "CANCELLED" });
});

test("LB-12 a void draw gives nothing back twice: what was taken back before stays as it is", async () => {
  const { id, game, issueNo, valid, gone } = await drawWithCancelled();
  expect(
    (
      await db.inTransaction((tx) =>
        voidIssue(tx, { gameCode: game, issueNo, voidedBy: "test", reason: "to be given back" }),
      )
    ).ok,
  ).toBe(true);
  await payIssues(platform);
  expect([await cashOf(valid.player.id), await cashOf(gone.player.id)]).toEqual([
    100n * ONE,
    100n * ONE,
  ]);
  expect(
    await db.rows(
      sql`select 'lo_' || order_id as order from lottery_payout where issue_id = ${id}`,
    ),
  ).toEqual([{ order: valid.order }]);
});

test("LB-12 around the close an order is either taken back and out of the draw, or in it and paid for: never both, never neither", async () => {
  const game = await world.newGame({ cancelSeconds: 60 });
  const { id, issueNo } = await world.newIssue(game);
  const { id: player } = await world.playerWith(1_000n);
  const bettor = { id: player, brandId: 1n, currency: "PHP", book: "play", excluded: false };
  const orders: bigint[] = [];
  for (let at = 0; at < 30; at++) {
    const lines = [
      { market: "DB2", picks: [String(at).padStart(2, "0")], unit: ONE, step: 100 as const },
    ];
    const placed = await placeOrder(platform, {
      player: bettor,
      key: randomUUID(),
      gameCode: game,
      issueNo,
      oddsVersion: 0,
      lines,
      chaseId: null,
    });
    if (placed.ok) orders.push(placed.value.id);
  }
  expect(orders.length).toBeGreaterThan(10);
  let locked = false;
  /** Sales end at a moment no order knows of, and the draw is locked as soon as the clock can. */
  const close = async () => {
    await db.run(sql`
      update lottery_issue
      set close_at = clock_timestamp(), draw_at = clock_timestamp() + interval '60 s'
      where id = ${id}`);
    while (!locked) {
      await advanceIssues(platform);
      locked =
        (await db.row<{ status: string }>(sql`select status from lottery_issue where id = ${id}`))
          ?.status !== "OPEN";
    }
  };
  const told = new Map<bigint, string>();
  const cancel = async (order: bigint) => {
    const done = await db.inTransaction((tx) => cancelOrder(tx, platform.wallet, player, order));
    told.set(order, done.ok ? "CANCELLED" : done.refusal);
  };
  const [first, last] = [orders.slice(0, 5), orders.slice(-5)];
  for (const order of first) await cancel(order);
  const closing = close();
  // Two at a time beside the close: some are in time, and some are not.
  const around = orders.slice(5, -5);
  const cancelAround = async () => {
    for (let order = around.shift(); order !== undefined; order = around.shift())
      await cancel(order);
  };
  await Promise.all([closing, cancelAround(), cancelAround()]);
  for (const order of last) await cancel(order);
  const stored = await db.rows<{ id: bigint; cancelled: boolean }>(sql`
    select id, cancelled_at is not null as cancelled from lottery_order
    where issue_id = ${id} order by id`);
  const valid = stored.filter(({ cancelled }) => !cancelled).map((order) => order.id);
  for (const order of stored)
    expect(told.get(order.id)).toBe(order.cancelled ? "CANCELLED" : "ISSUE_CLOSED");
  expect(first.map((order) => told.get(order))).toEqual(first.map(() => "CANCELLED"));
  expect(last.map((order) => told.get(order))).toEqual(last.map(() => "ISSUE_CLOSED"));
  const entropy = createHash("sha256")
    .update(valid.map((order) => `lo_${order}`).join("\n"))
    .digest("hex");
  expect(
    await db.row(sql`select lock_entropy as entropy from lottery_issue where id = ${id}`),
  ).toEqual({ entropy });
  expect(await cashOf(player)).toBe((1_000n - BigInt(valid.length)) * ONE);
});

test("LB-12 a draw under bets that never pause is voided by the operator within moments: who wants it alone is let in before the next bets", async () => {
  const game = await world.newGame();
  const { id, issueNo } = await world.newIssue(game);
  let [held, over] = [0, false];
  const begun = Promise.withResolvers<void>();
  /**
   * Bets of several servers whose holds overlap: there is no moment without one. They end by
   * themselves, so that a wait for such a moment ends too, and is seen.
   */
  const bets = async (after: number) => {
    await pause(after);
    for (let bet = 0; bet < BETS_OF_A_SERVER && !over; bet++) {
      await db.inTransaction(async (tx) => (await holdIssues(tx, [id]), pause(200)));
      if (++held > 8) begun.resolve();
    }
  };
  const all = Promise.all([0, 50, 100, 150].map(bets));
  await begun.promise;
  const before = held;
  try {
    expect(
      (
        await db.inTransaction((tx) =>
          voidIssue(tx, { gameCode: game, issueNo, voidedBy: "test", reason: "under way" }),
        )
      ).ok,
    ).toBe(true);
    // Counted and not timed: on a busy machine the bets take longer as well.
    expect(held - before).toBeLessThan(2 * BETS_OF_A_SERVER);
  } finally {
    over = true;
    await all;
  }
  expect(await db.inTransaction((tx) => lockIssue(tx, id))).toMatchObject({ status: "VOIDED" });
});

test("LB-12 an order that can't be taken back in a ring of locks is taken back as soon as the ring is broken", async () => {
  const game = await world.newGame({ cancelSeconds: 60 });
  const { id, issueNo } = await world.newIssue(game);
  const player = await world.playerWith(100n);
  const lines = [{ market: "DB2", picks: ["07"], unit: units(1) }];
  const { value } = await placeLines(player, game, issueNo, lines);
  let cancelling: Promise<{ status: number }> | undefined;
  await db.inTransaction(async (tx) => {
    await tx.run(sql`select from lottery_exposure where issue_id = ${id} for update`);
    // The other one looks for a ring first, and is the one that is thrown out.
    await tx.run(sql`set local deadlock_timeout = '30s'`);
    cancelling = player.call("POST", `/lottery/orders/${value.id}/cancel`);
    await apart(() => untilWaiting(db));
    // It holds the order and waits for the counter.
    await tx.run(sql`select from lottery_order where issue_id = ${id} for update`);
  });
  expect((await cancelling)?.status).toBe(200);
  expect(await cashOf(player.id)).toBe(100n * ONE);
});

test("LB-12 an order placed before ids were counted is given back by the keys it has", async () => {
  const { id: issue, game, valid, over } = await drawWithCancelled();
  const before = await platform.db.inTransaction(async (tx) => {
    const order = await tx.row<{ id: bigint; stake: bigint; vendor: number }>(sql`
      with placed as (
        insert into lottery_order (
          player, brand_id, issue_id, key, currency, book, minor, stake, max_payout, lines,
          placed_at
        )
        select player, brand_id, issue_id, 'before', currency, book, minor, stake, max_payout,
          lines, clock_timestamp()
        from lottery_order where issue_id = ${issue} and player = ${valid.player.id}
        returning id, stake
      )
      select placed.id, placed.stake, vendor_id as vendor from placed, lottery_game
      where code = ${game}`);
    if (!order) throw new Error("No order");
    const round = `lo_${order.id}`;
    const stake = {
      units: order.stake,
      currency: "PHP",
      reference: null,
      free: false,
      closesRound: false,
    };
    await platform.wallet.append(tx, [
      {
        ...stake,
        kind: "bet",
        vendor: order.vendor,
        player: valid.player.id,
        transaction: `bet:${round}`,
        round,
        game,
      },
    ]);
    return round;
  });
  expect(await cashOf(valid.player.id)).toBe(80n * ONE);
  expect((await valid.player.call("POST", `/lottery/orders/${before}/cancel`)).value.status).toBe(
    "CANCELLED",
  );
  expect(await cashOf(valid.player.id)).toBe(90n * ONE);
  await over();
});
