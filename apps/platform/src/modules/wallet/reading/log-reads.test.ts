import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { apart } from "@perya/postgres/testing";
import { expect, onTestFinished, test, vi } from "vitest";
import { pageEntries } from "../index.ts";
import { bet, rollback, win } from "../testing/open-book.ts";
import { useBook } from "../testing/use-book.ts";
import { openWriter } from "../writing/writer.ts";

const { db, book } = await useBook();
const HOUR_MS = 3_600_000;

test("a player's log is read from one time to another, both to the entry", async () => {
  const player = await book.playerWith(500n);
  for (let units = 1n; units <= 5n; units += 1n) await book.wallet.submit([bet({ player, units })]);
  const all = await pageEntries(db, player, { kinds: ["bet"] }, 1, 10);
  const [fourth, second] = [all[1], all[3]];
  if (!fourth || !second) throw new Error("Five bets were not read");
  const between = { kinds: ["bet"], from: second.at, to: fourth.at } as const;
  const some = await pageEntries(db, player, between, 1, 10);
  expect(some.map(({ units }) => units)).toEqual([3n, 2n]);
  const late = await pageEntries(db, player, { from: fourth.at }, 1, 10);
  expect(late.map(({ units }) => units)).toEqual([5n, 4n]);
});

test("a rollback says of which round and kind what it took back was, and how much", async () => {
  const player = await book.playerWith(500n);
  const stake = bet({ player });
  const prize = win(stake, { units: 20n, free: true });
  for (const command of [stake, prize, rollback(prize), rollback(stake)])
    expect(await book.wallet.submit([command])).toMatchObject([{ ok: true }]);
  const entries = await pageEntries(db, player, { kinds: ["rollback"] }, 1, 10);
  expect(entries.map(({ reverses }) => reverses)).toEqual([
    { kind: "bet", units: 100n, round: stake.round, free: false, said: null },
    { kind: "win", units: 20n, round: stake.round, free: true, said: null },
  ]);
});

test("a log of what moved has what left cash or a hold, and no free bet", async () => {
  const player = await book.playerWith(500n);
  await book.house({ kind: "hold", player, key: `hold:${player}`, units: 30n });
  await book.house({ kind: "capture", player, key: `out:${player}`, hold: `hold:${player}` });
  for (const free of [true, false]) await book.wallet.submit([bet({ player, free })]);
  const moved = await pageEntries(db, player, { movedOnly: true }, 1, 10);
  const kinds = ["bet", "capture", "hold", "deposit"];
  expect(moved.map(({ kind, free }) => [kind, free])).toEqual(kinds.map((kind) => [kind, false]));
});

test("a process whose clock is an hour behind decides by the database's", async () => {
  const at = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: at - HOUR_MS });
  onTestFinished(() => void vi.useRealTimers());
  const late = (await openWriter(db).now(db)) - at;
  expect(Math.abs(late)).toBeLessThan(HOUR_MS / 2);
});

test.each(["as they come", "the other way round"])(
  "wins of several players, %s, take their accounts in one order, so that two crowds never wait for each other",
  async (order) => {
    const players = [await book.playerWith(100n), await book.playerWith(100n)];
    const [first = 0n, second = 0n] = players;
    const stakes = players.map((player) => bet({ player }));
    for (const stake of stakes) await book.wallet.submit([stake]);
    const wins = stakes.map((stake) => [win(stake, { units: 7n })]);
    const crowd = order === "as they come" ? wins : wins.toReversed();
    let paying: Promise<unknown> | undefined;
    await db.inTransaction(async (tx) => {
      await lock(tx, first);
      paying = apart(() => db.inTransaction((other) => book.wallet.appendEach(other, crowd)));
      await vi.waitFor(() => apart(someoneWaits), 10_000);
      // The crowd waits for the first account and holds none of the others yet.
      await lock(tx, second);
    });
    expect(await paying).toMatchObject([[{ ok: true }], [{ ok: true }]]);
    for (const player of players) expect(await book.balance(player)).toMatchObject({ cash: 7n });
  },
);

async function lock(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`select from wallet_account where player = ${player} for update nowait`);
}

async function someoneWaits(): Promise<void> {
  const row = await db.row<{ waiting: bigint }>(sql`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  expect(row?.waiting).toBe(1n);
}
