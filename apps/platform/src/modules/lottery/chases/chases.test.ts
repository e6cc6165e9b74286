import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "@perya/postgres/sql";
import { apart } from "@perya/postgres/testing";
import { beforeAll, expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { lockIssue } from "../issues/issues.store.ts";
import { type LotteryWorld, ONE, openLotteryWorld, units } from "../testing/lottery-world.ts";
import { placeDueChases } from "./place-due-chases.ts";

const { db, sites } = await useSites();
let world: LotteryWorld;
beforeAll(async () => {
  world = await openLotteryWorld(sites);
});

const chaseOf = (gameCode: string, more: object = {}) => ({
  key: randomUUID(),
  gameCode,
  issues: 3,
  lines: [{ market: "DB2", picks: ["07"], unit: units(10) }],
  ...more,
});
/** A bit for each category of games. */
const ALL_CLOSED = (1n << 16n) - 1n;
const begin = (player: TestPlayer, body: object) => player.call("POST", "/lottery/chases", body);
const cash = async (player: TestPlayer) =>
  Number(((await sites.platform.wallet.balance(player.id))?.cash ?? 0n) / ONE);
const tick = () => placeDueChases(sites.platform);
const only = async (player: TestPlayer) => (await player.call("GET", "/lottery/chases")).value[0];
/** Ends a draw, with its orders paid so much if so. */
async function settle(issueNo: string, payout?: bigint, status = "SETTLED") {
  await db.run(sql`
    update lottery_issue set status = ${status}, outcome = '{}', version = 1
    where issue_no = ${issueNo}`);
  if (payout !== undefined)
    await db.run(sql`
      insert into lottery_payout (issue_id, version, order_id, payout, pushed, player, currency)
      select o.issue_id, 1, o.id, ${payout}, 0, o.player, o.currency
      from lottery_order o
      join lottery_issue i on i.id = o.issue_id
      where i.issue_no = ${issueNo}`);
}

test("LB-12 a chase bets once on each draw as it opens, also when two processes do it, and ends after its last; nothing is taken before", async () => {
  const game = await world.newGame();
  const player = await world.playerWith(100n);
  const first = await world.newIssue(game, { closes: 100 });
  const body = chaseOf(game);
  expect((await begin(player, body)).value).toMatchObject({ status: "RUNNING", placed: 1 });
  expect((await begin(player, body)).value).toMatchObject({ placed: 1 });
  expect((await begin(player, { ...body, issues: 4 })).code).toBe("KEY_REUSED");
  expect(await cash(player)).toBe(90);
  await settle(first.issueNo, undefined, "VOIDED");
  await world.newIssue(game, { closes: 200 });
  await Promise.all([tick(), tick(), tick()]);
  expect(await cash(player)).toBe(80);
  await world.newIssue(game, { closes: 300 });
  await db.run(sql`
    update lottery_issue set status = 'LOCKED'
    where status = 'OPEN' and close_at < now() + interval '250 seconds'`);
  await tick();
  await tick();
  await world.newIssue(game, { closes: 400 });
  await tick();
  expect(await only(player)).toMatchObject({
    status: "DONE",
    placed: 3,
    skipped: 0,
    stopReason: null,
  });
  expect(await cash(player)).toBe(70);
});

test("LB-12 a chase stops when the money does not last, and when its player says so", async () => {
  const game = await world.newGame();
  const [poor, sober] = [await world.playerWith(15n), await world.playerWith(100n)];
  const { issueNo } = await world.newIssue(game, { closes: 100 });
  for (const player of [poor, sober]) await begin(player, chaseOf(game));
  const { id } = await only(sober);
  expect((await poor.call("POST", `/lottery/chases/${id}/stop`)).status).toBe(404);
  expect((await sober.call("POST", `/lottery/chases/${id}/stop`)).status).toBe(200);
  await settle(issueNo);
  await world.newIssue(game, { closes: 200 });
  await tick();
  expect(await only(poor)).toMatchObject({
    status: "STOPPED",
    stopReason: "NOT_ENOUGH_MONEY",
    placed: 1,
  });
  expect(await only(sober)).toMatchObject({ status: "STOPPED", stopReason: "PLAYER", placed: 1 });
  expect([await cash(poor), await cash(sober)]).toEqual([5, 90]);
});

test("LB-12 a chase that is stopped while its order waits to be placed does not bet any more", async () => {
  const game = await world.newGame();
  const player = await world.playerWith(100n);
  const { issueNo } = await world.newIssue(game, { closes: 100 });
  await begin(player, chaseOf(game));
  await settle(issueNo);
  const next = await world.newIssue(game, { closes: 200 });
  let placing: Promise<unknown> | undefined;
  await db.inTransaction(async (tx) => {
    await lockIssue(tx, next.id);
    placing = apart(tick);
    await pause(400);
    expect(
      (await player.call("POST", `/lottery/chases/${(await only(player)).id}/stop`)).status,
    ).toBe(200);
  });
  await placing;
  expect(await only(player)).toMatchObject({
    status: "STOPPED",
    stopReason: "PLAYER",
    placed: 1,
    skipped: 0,
  });
  expect(await cash(player)).toBe(90);
});

test("LB-12 a chase that ends on a win waits for its draw to be settled, goes on after a lost or a void one, and stops after a win", async () => {
  const game = await world.newGame();
  const player = await world.playerWith(100n);
  const lost = await world.newIssue(game, { closes: 100 });
  await begin(player, chaseOf(game, { issues: 10, stopOnWin: true }));
  await db.run(sql`update lottery_issue set status = 'LOCKED' where issue_no = ${lost.issueNo}`);
  const won = await world.newIssue(game, { closes: 200 });
  await tick();
  expect(await only(player)).toMatchObject({ placed: 1 });
  await settle(lost.issueNo);
  await tick();
  expect(await only(player)).toMatchObject({ placed: 2, status: "RUNNING" });
  await settle(won.issueNo, 950n * ONE);
  await world.newIssue(game, { closes: 300 });
  await tick();
  expect(await only(player)).toMatchObject({ placed: 2, status: "STOPPED", stopReason: "WON" });
  expect(await cash(player)).toBe(80);
});

test("LB-12 a chase that ends on a win goes on after a draw that only gave its stake back", async () => {
  const game = await world.newGame();
  const player = await world.playerWith(100n);
  const pushed = await world.newIssue(game, { closes: 100 });
  await begin(player, chaseOf(game, { issues: 10, stopOnWin: true }));
  await settle(pushed.issueNo, 10n * ONE);
  await db.run(sql`update lottery_payout set pushed = payout where player = ${player.id}`);
  await world.newIssue(game, { closes: 200 });
  await tick();
  expect(await only(player)).toMatchObject({ placed: 2, status: "RUNNING" });
});

test("a chase whose process fell after a bet and before the note of it bets on as many draws as were asked, and no more", async () => {
  const game = await world.newGame();
  const player = await world.playerWith(100n);
  const first = await world.newIssue(game, { closes: 100 });
  await begin(player, chaseOf(game, { issues: 2 }));
  const fall = () =>
    db.run(sql`
      update lottery_chase set placed = 0, status = 'RUNNING', next_draw_at = made_at
      where player = ${player.id}`);
  await fall();
  await tick();
  expect(await only(player)).toMatchObject({ status: "RUNNING", placed: 1 });
  await fall();
  await settle(first.issueNo);
  const second = await world.newIssue(game, { closes: 200 });
  await tick();
  expect(await only(player)).toMatchObject({ status: "DONE", placed: 2 });
  await fall();
  await settle(second.issueNo);
  await world.newIssue(game, { closes: 300 });
  await tick();
  expect(await only(player)).toMatchObject({ status: "DONE", placed: 2 });
  expect(await cash(player)).toBe(80);
});

test("a chase needs the money of its first bet, also where no draw is open yet", async () => {
  const game = await world.newGame();
  const player = await world.playerWith(9n);
  await world.newIssue(game, { opens: 60, closes: 100, status: "SCHEDULED" });
  expect(await begin(player, chaseOf(game))).toMatchObject({
    status: 422,
    code: "NOT_ENOUGH_MONEY",
  });
  expect(await only(player)).toBeUndefined();
});

test("a player has fifty chases running at most, also when several begin at once, and may begin another after one was stopped", async () => {
  const game = await world.newGame();
  const player = await world.playerWith(100n);
  await world.newIssue(game, { opens: 60, closes: 100, status: "SCHEDULED" });
  await db.run(sql`
    insert into lottery_chase (
      player, brand_id, currency, book, game_id, key, bet, issues, next_draw_at, stop_on_win, asked
    )
    select ${player.id}, 1, 'PHP', 'play', id, 'earlier-' || n, '[]', 3, clock_timestamp(), false,
      ''
    from lottery_game, generate_series(1, 48) n
    where code = ${game}`);
  const bodies = Array.from({ length: 5 }, () => chaseOf(game));
  const answers = await Promise.all(bodies.map((body) => begin(player, body)));
  expect(answers.map(({ code }) => code).filter((code) => code === "TOO_MANY_CHASES")).toHaveLength(
    3,
  );
  const begun = bodies[answers.findIndex(({ status }) => status === 200)];
  expect((await begin(player, begun ?? {})).status).toBe(200);
  expect(
    (await player.call("POST", `/lottery/chases/${(await only(player)).id}/stop`)).status,
  ).toBe(200);
  expect((await begin(player, chaseOf(game))).status).toBe(200);
});

test("nobody can place an order under the key of a chase's next one", async () => {
  const game = await world.newGame();
  const player = await world.playerWith(100n);
  const { issueNo } = await world.newIssue(game);
  const lines = [{ market: "DB2", picks: ["07"], unit: units(1) }];
  const order = { key: `chase_1_${issueNo}`, gameCode: game, issueNo, oddsVersion: 0, lines };
  expect(await player.call("POST", "/lottery/orders", order)).toMatchObject({
    status: 400,
    code: "INVALID_REQUEST",
  });
  expect(
    (await player.call("POST", "/lottery/orders", { ...order, key: `chased-1_${issueNo}` })).status,
  ).toBe(200);
});

test("LB-12 a chase lets draws go by while the law wants a limit that its player has not set, and then bets on", async () => {
  const game = await world.newGame();
  const player = await world.playerWith(100n);
  const first = await world.newIssue(game, { closes: 100 });
  await begin(player, chaseOf(game, { issues: 4 }));
  await chooseProfiles(db, ["DK"]);
  await settle(first.issueNo);
  const second = await world.newIssue(game, { closes: 200 });
  await tick();
  expect(await only(player)).toMatchObject({ status: "RUNNING", placed: 1, skipped: 1 });
  expect(await cash(player)).toBe(90);
  await chooseProfiles(db, ["DEMO"]);
  await settle(second.issueNo);
  await world.newIssue(game, { closes: 300 });
  await tick();
  expect(await only(player)).toMatchObject({ status: "RUNNING", placed: 2, skipped: 1 });
  expect(await cash(player)).toBe(80);
});

test("LB-12 a chase lets draws go by while the law has its player pause, and bets on after that", async () => {
  const game = await world.newGame();
  const player = await world.playerWith(100n);
  const first = await world.newIssue(game, { closes: 100 });
  await begin(player, chaseOf(game, { issues: 4 }));
  await db.run(sql`
    insert into play_session (
      player_id, number, begun_at, seen_at, checked_at, unbroken_at, pause_from, pause_until
    )
    values (${player.id}, 1, now(), now(), now(), now(), now(), now() + interval '5 minutes')`);
  await settle(first.issueNo);
  const second = await world.newIssue(game, { closes: 200 });
  await tick();
  expect(await only(player)).toMatchObject({ status: "RUNNING", placed: 1, skipped: 1 });
  await db.run(sql`
    update play_session set pause_from = now() - interval '5 minutes', pause_until = now()
    where player_id = ${player.id}`);
  await settle(second.issueNo);
  await world.newIssue(game, { closes: 300 });
  await tick();
  expect(await only(player)).toMatchObject({ status: "RUNNING", placed: 2, skipped: 1 });
});

test.each([
  ["is above its highest bet", { bonusBet: 5n * ONE, bonusClosed: null }],
  ["is in games that it closes", { bonusBet: null, bonusClosed: ALL_CLOSED }],
])(
  "a chase lets draws go by while a bonus takes no bet that %s, and goes on after it",
  async (_name, bound) => {
    const game = await world.newGame();
    const player = await world.playerWith(100n);
    await world.newIssue(game, { closes: 100 });
    await begin(player, chaseOf(game));
    const guard = (caps: object) =>
      db.inTransaction((tx) =>
        sites.platform.wallet.append(tx, [
          { kind: "limit", player: player.id, key: randomUUID(), ...caps },
        ]),
      );
    await guard(bound);
    await world.newIssue(game, { closes: 200 });
    await tick();
    expect(await only(player)).toMatchObject({ status: "RUNNING", placed: 1, skipped: 1 });
    expect(await cash(player)).toBe(90);
    await guard({ bonusBet: null, bonusClosed: null });
    await world.newIssue(game, { closes: 300 });
    await tick();
    expect(await only(player)).toMatchObject({ placed: 2, skipped: 1 });
    expect(await cash(player)).toBe(80);
  },
);
