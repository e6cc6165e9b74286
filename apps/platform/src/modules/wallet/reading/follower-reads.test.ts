import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { readEntries } from "../index.ts";
import { bet, openBook, rollback } from "../testing/open-book.ts";

const PLAYERS = 10;
const SMALL_ROUNDS = 20;
const LARGE_ROUNDS = 80;
/**
 * Rows of three entries in three batches with their accounts, what one of them takes back, and a
 * few beside them.
 */
const FEW = 40;

/** The planner looks at the ends of an index, too. */
const PLANNING = 12;

let db: TestDatabase;
let book: ReturnType<typeof openBook>;
let players: bigint[];
let cursor = 0n;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  book = openBook(db);
  players = await Promise.all(Array.from({ length: PLAYERS }, () => book.playerWith(1_000_000n)));
});
afterAll(async () => {
  await book.wallet.close();
  await db.close();
});

async function play(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const stakes = players.map((player) => bet({ player }));
    await Promise.all(stakes.map((stake) => book.wallet.submit([stake])));
    await Promise.all(
      stakes.filter((_, at) => at % 5 === 0).map((stake) => book.wallet.submit([rollback(stake)])),
    );
  }
}

/**
 * Reads everything that is committed. The follower waits for older transactions of the whole
 * server, and other tests have some open.
 */
async function catchUp(): Promise<void> {
  await vi.waitFor(
    async () =>
      expect(
        await db.row(
          sql`select coalesce(max(tx) < wallet_horizon(), true) as ended from wallet_batch`,
        ),
      ).toEqual({ ended: true }),
    20_000,
  );
  for (let read = -1; read !== 0;) {
    const answer = await readEntries(db, cursor);
    read = answer.entries.length;
    cursor = answer.cursor;
  }
}

/**
 * How many rows of the ledger's tables one look of the follower reads, whatever the planner knows
 * of them, and what it found.
 */
function look(): Promise<{ found: number; rows: number }> {
  return db.inTransaction(async (tx) => {
    const before = await rowsRead(tx);
    const { entries } = await readEntries(tx, cursor);
    return { found: entries.length, rows: (await rowsRead(tx)) - before };
  });
}

async function rowsRead(tx: Tx): Promise<number> {
  const row = await tx.row<{ read: bigint }>(sql`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int8 as read
    from pg_stat_xact_user_tables
    where relname in ('wallet_entry', 'wallet_batch', 'wallet_account')`);
  return Number(row?.read ?? 0n);
}

async function oneMore(): Promise<void> {
  const [player = 0n] = players;
  const stake = bet({ player });
  await book.wallet.submit([stake]);
  await book.wallet.submit([rollback(stake)]);
  await book.wallet.submit([bet({ player })]);
}

async function looks() {
  await catchUp();
  const nothing = await look();
  await oneMore();
  const some = await vi.waitFor(async () => {
    const seen = await look();
    expect(seen.found).toBe(3);
    return seen;
  }, 20_000);
  await catchUp();
  return { nothing, some };
}

test.each(["never analyzed", "analyzed"])(
  "what a look of the follower reads is bounded and does not grow with a ledger that was %s",
  async (state) => {
    await play(SMALL_ROUNDS);
    if (state === "analyzed") await db.run({ text: "analyze", values: [] });
    const small = await looks();
    await play(LARGE_ROUNDS);
    if (state === "analyzed") await db.run({ text: "analyze", values: [] });
    const large = await looks();
    for (const { nothing, some } of [small, large]) {
      expect(nothing.found).toBe(0);
      expect(nothing.rows).toBeLessThan(PLANNING);
      expect(some.rows).toBeLessThan(FEW);
    }
  },
);

test("an answer ends with the transaction that makes five thousand entries, and the next one goes on", async () => {
  await catchUp();
  for (let part = 0; part < 3; part++)
    await db.inTransaction((tx) =>
      book.wallet.append(
        tx,
        Array.from({ length: 2_500 }, (_, n) => {
          const player = 1_000_000n + BigInt(part * 2_500 + n);
          return { kind: "open", player, key: `open:${player}`, currency: "PHP", book: "play" };
        }),
      ),
    );
  const read = async () => {
    const answer = await readEntries(db, cursor);
    cursor = answer.cursor;
    return answer.entries.length;
  };
  await vi.waitFor(
    async () =>
      expect(
        await db.row(sql`select max(tx) < wallet_horizon() as ended from wallet_batch`),
      ).toEqual({ ended: true }),
    20_000,
  );
  expect([await read(), await read(), await read()]).toEqual([5_000, 2_500, 0]);
});
