import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { untilSettled } from "@perya/postgres/testing";
import { expect, test } from "vitest";
import { catalogueJobs } from "../catalogue/catalogue.jobs.ts";
import { followAll } from "../rounds/testing/follow-all.ts";
import type { TestPlayer } from "../../testing/people.ts";
import { compareVendor } from "./comparing/compare-wallets.ts";
import { sendDue } from "./moving/send-due.ts";
import { pullRecords } from "./playing/pull-records.ts";
import { openTable } from "./testing/at-table.ts";
import { GAME, PESO, useArcade } from "./testing/use-arcade.ts";

const arcade = await useArcade();
const { db, sites, platform, studio, vendor, rich, move, money, there, misbehave } = arcade;
await catalogueJobs(platform).tasks["sync-games"]?.({}, {} as never);
const GAME_ID = `perya-arcade-${GAME}`;

/** Plays so many rounds of a peso in the arcade, as a game's page does. */
async function play(player: TestPlayer, rounds: number): Promise<void> {
  const table = await openTable(studio.url, player, GAME_ID);
  for (let round = 0; round < rounds; round++)
    expect(await table.spin("100")).toMatchObject({ status: 200 });
}

const playedBy = async ({ id }: TestPlayer) =>
  db.row<{ rounds: bigint; stake: bigint; payout: bigint }>(sql`
    select count(*) as rounds, coalesce(sum(stake), 0)::bigint as stake,
      coalesce(sum(payout), 0)::bigint as payout
    from betting_record
    where player_id = ${id} and vendor_id = ${vendor.id} and closed`);

/** Pulls what was played, once no open transaction of the server hides it. */
const pull = async () => {
  await untilSettled(studio.db);
  await pullRecords(platform);
};

test("what is played from a vendor's wallet is booked as bets and wins, each once, and counts as turnover", async () => {
  const player = await rich(100n);
  await move(player, "in", 60n);
  await play(player, 6);
  await untilSettled(studio.db);
  await Promise.all([pullRecords(platform), pullRecords(platform)]);
  await pull();
  await followAll(db);
  const played = await playedBy(player);
  expect(played).toMatchObject({ rounds: 6n, stake: 6n * PESO });
  const left = 60n * PESO - 6n * PESO + (played?.payout ?? 0n);
  expect(await there(player)).toBe(left);
  const { value } = await player.call("GET", "/vendor-wallets");
  expect(value.wallets[0].kept.amount).toBe(left.toString());
  expect(value.cash.amount).toBe((40n * PESO).toString());
  const turnover = await db.row<{ turnover: bigint }>(sql`
    select sum(turnover)::bigint as turnover from turnover_entry where player_id = ${player.id}`);
  expect(turnover?.turnover).toBe(6n * PESO);
  await move(player, "out", null);
  expect((await platform.wallet.balance(player.id))?.cash).toBe(40n * PESO + left);
});

test("what was played is booked also of a player who was blocked since, and who has reached a limit", async () => {
  const player = await rich(100n);
  await move(player, "in", 50n);
  await play(player, 3);
  await player.call("POST", "/limits", { name: "dailyWager", amount: PESO.toString() });
  await player.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" });
  await pull();
  await followAll(db);
  expect(await playedBy(player)).toMatchObject({ rounds: 3n });
});

test("a trial account has no wallet at a vendor, and opens no game there", async () => {
  const player = await rich(10n);
  await db.run(sql`update player set kind = '4' where id = ${player.id}`);
  expect((await player.call("GET", "/vendor-wallets")).status).toBe(403);
  expect(await move(player, "in", 5n)).toMatchObject({ status: 403 });
  expect(await player.call("POST", "/launch-address", { gameId: GAME_ID })).toMatchObject({
    code: "TRIAL_ACCOUNT",
  });
});

test("what a player wants moved is moved when the game opens and when it is left, and nothing by itself", async () => {
  const player = await rich(100n);
  const at = (way: "enter" | "leave", gameId = GAME_ID) =>
    player.call("POST", `/vendor-wallets/${way}`, { gameId, key: randomUUID() });
  expect((await at("enter")).value).toEqual({ status: null });
  const choose = (movesIn: string, amount: bigint | null, movesOut: boolean) =>
    player.call("PUT", "/vendor-wallets/perya-arcade/choice", {
      movesIn,
      movesOut,
      amount: amount === null ? null : (amount * PESO).toString(),
    });
  await choose("AMOUNT", 30n, true);
  expect((await at("enter", GAME)).value).toEqual({ status: null });
  expect((await at("enter")).value).toEqual({ status: "DONE" });
  expect(await money(player)).toMatchObject({ cash: 70, kept: 30 });
  expect((await at("leave")).value).toEqual({ status: "DONE" });
  expect(await money(player)).toMatchObject({ cash: 100, kept: 0 });
  await choose("ALL", null, false);
  await at("enter");
  await at("leave");
  expect(await money(player)).toMatchObject({ cash: 0, kept: 100 });
  expect((await choose("AMOUNT", null, false)).status).toBe(400);
});

test("balances are compared with the vendor's, what was played meanwhile included, and staff see what differs", async () => {
  const [player, other] = [await rich(100n), await rich(100n)];
  for (const one of [player, other]) await move(one, "in", 50n);
  await play(player, 3);
  await misbehave(other, "WRONG_BALANCE");
  await compareVendor(platform, vendor);
  const owner = await sites.staff("owner");
  const { value } = await owner.call("GET", "/vendor-wallets");
  const differs = value.differences.map((one: { player: string }) => one.player);
  expect(differs).toContain(other.publicId);
  expect(differs).not.toContain(player.publicId);
  expect(value.differences[0]).toMatchObject({
    vendor: "perya-arcade",
    difference: { amount: "700000", currency: "PHP" },
  });
  expect(value.comparisons[0]).toMatchObject({ vendor: "perya-arcade", differing: 1, silent: 0 });
  await misbehave(other, null);
  await compareVendor(platform, vendor);
  expect((await owner.call("GET", "/vendor-wallets")).value.differences).toEqual([]);
});

test("a record that can't be booked is kept for staff with all of its round, and no other is held up", async () => {
  const player = await rich(100n);
  await move(player, "in", 50n);
  await studio.db.run(sql`
    insert into own_movement (
      transaction, player, kind, currency, units, delta, status, balance, reference, round, game
    )
    select given.transaction, id, given.kind, 'USD', 100, 0, 'RS_OK', 0, given.reference, 'odd', 'g'
    from studio_player, (values
      ('00000000-0000-4000-8000-000000000001'::uuid, 'bet', null::uuid),
      ('00000000-0000-4000-8000-000000000002', 'win', '00000000-0000-4000-8000-000000000001')
    ) as given (transaction, kind, reference)
    where name = ${player.publicId} and operator like '%:arcade'`);
  await play(player, 1);
  await pull();
  await followAll(db);
  expect(await playedBy(player)).toMatchObject({ rounds: 1n });
  const owner = await sites.staff("owner");
  expect((await owner.call("GET", "/vendor-wallets")).value.waitingRecords).toEqual([
    { vendor: "perya-arcade", count: 2 },
  ]);
});

const STAKE = 10n * PESO;

/** Writes a bet of ten pesos, or its rollback, into the studio's own wallet. */
async function write(
  { publicId }: TestPlayer,
  move: { kind: "bet" | "rollback"; transaction: string; bet: string; delta: bigint },
): Promise<void> {
  const isBet = move.kind === "bet";
  await studio.db.run(sql`
    with
      who as (
        select id from studio_player where name = ${publicId} and operator like '%:arcade'
      ),
      moved as (
        update own_balance set units = units + ${move.delta}
        where player = (select id from who) and currency = 'PHP'
        returning player, units
      )
    insert into own_movement (
      transaction, player, kind, currency, units, delta, status, balance, reference, round, game
    )
    select ${move.transaction}::uuid, player, ${move.kind}, 'PHP', ${isBet ? STAKE : 0n},
      ${move.delta}, 'RS_OK', units, ${isBet ? null : move.bet}::uuid, ${move.bet}, ${GAME}
    from moved`);
}

const bookOf = async ({ id }: TestPlayer) =>
  (
    await db.row<{ kept: bigint }>(sql`
      select kept from vendor_wallet where player = ${id} and vendor = ${vendor.id}`)
  )?.kept;

test("the stake of a bet that was taken back is at the vendor again, and in cash it is not", async () => {
  const player = await rich(100n);
  await move(player, "in", 60n);
  const bet = randomUUID();
  await write(player, { kind: "bet", transaction: bet, bet, delta: -STAKE });
  await pull();
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 50 });
  await write(player, { kind: "rollback", transaction: randomUUID(), bet, delta: STAKE });
  await pull();
  await pull();
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 60 });
  expect(await there(player)).toBe(60n * PESO);
  expect(await bookOf(player)).toBe(60n * PESO);
  await move(player, "out", null);
  expect(await money(player)).toEqual({ cash: 100, transit: 0, kept: 0 });
});

test("a bet and its rollback of one page leave everything where it was", async () => {
  const player = await rich(100n);
  await move(player, "in", 60n);
  const bet = randomUUID();
  await write(player, { kind: "bet", transaction: bet, bet, delta: -STAKE });
  await write(player, { kind: "rollback", transaction: randomUUID(), bet, delta: STAKE });
  await pull();
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 60 });
  expect(await bookOf(player)).toBe(60n * PESO);
});

test("a rollback of a bet that the ledger never had, or took back before, takes no cash", async () => {
  const player = await rich(100n);
  await move(player, "in", 60n);
  const [unknown, bet] = [randomUUID(), randomUUID()];
  const back = (of: string) =>
    write(player, { kind: "rollback", transaction: randomUUID(), bet: of, delta: STAKE });
  await back(unknown);
  await back(unknown);
  await write(player, { kind: "bet", transaction: bet, bet, delta: -STAKE });
  await back(bet);
  await back(bet);
  await pull();
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 60 });
  expect(await bookOf(player)).toBe(60n * PESO);
});

test("what is played before the vendor has said that the first money arrived is booked", async () => {
  const player = await rich(100n);
  await misbehave(player, "SILENT_DONE");
  await move(player, "in", 60n);
  const bet = randomUUID();
  await write(player, { kind: "bet", transaction: bet, bet, delta: -STAKE });
  await pull();
  expect(await bookOf(player)).toBe(-STAKE);
  await misbehave(player, null);
  await arcade.pass(player);
  while (await sendDue(platform));
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 50 });
  expect(await bookOf(player)).toBe(50n * PESO);
});

test("the ledger adds up after all of this", async () => {
  expect(await arcade.problems()).toEqual([]);
});
