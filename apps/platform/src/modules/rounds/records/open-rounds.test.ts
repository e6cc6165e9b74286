import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { selectRecords } from "./records.store.ts";

const PLAYER = 1n;
const [SLOTS, TABLES, LOTTERY] = [3, 4, 9];
const LOST = 1_000;
const OPEN = 30;
const PAGE = 20;
/** A page of each vendor, one more of each, the page itself, and what the planner looks at. */
const FEW = 5 * PAGE;

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  await insert(LOTTERY, "lo_", LOST, 0);
  await insert(SLOTS, "slots-", OPEN, 0);
  await insert(TABLES, "tables-", OPEN, 1);
  await db.run({ text: "analyze betting_record", values: [] });
});
afterAll(() => db.close());

/** Rounds that have not ended in the ledger, two seconds apart; those of two vendors take turns. */
async function insert(vendor: number, name: string, rounds: number, second: number): Promise<void> {
  await db.run(sql`
    insert into betting_record (
      player_id, vendor_id, round, game_code, currency, book, stake, payout, made, standing, closed,
      opened_at, first_seq, last_seq
    )
    select ${PLAYER}, ${vendor}, ${name} || n, 'game', 'PHP', 'play', 1, 0, 1, 1, false,
      timestamptz '2026-01-01' + make_interval(secs => 2 * n + ${second}::int), n, n
    from generate_series(1, ${rounds}::int) n`);
}

async function rowsRead(tx: Tx): Promise<number> {
  const row = await tx.row<{ read: bigint }>(sql`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
    where relname = 'betting_record'`);
  return Number(row?.read ?? 0n);
}

function openPage(offset: number): Promise<{ rounds: string[]; read: number }> {
  return db.inTransaction(async (tx) => {
    // As of a table too large to be read whole: the planner reads small ones whole, and this one is
    // small.
    await tx.run(sql`set local enable_seqscan = off`);
    const before = await rowsRead(tx);
    const records = await selectRecords(
      tx,
      PLAYER,
      { status: "OPEN", elsewhere: { vendors: [LOTTERY], open: ["lo_7", "lo_500"] } },
      PAGE,
      offset,
    );
    return {
      rounds: records.slice(0, PAGE).map(({ round }) => round),
      read: (await rowsRead(tx)) - before,
    };
  });
}

test("open rounds are those of all vendors together, newest first, page by page, and of lotteries those that are still to be drawn", async () => {
  const pages = [];
  for (let offset = 0; offset < 4 * PAGE; offset += PAGE)
    pages.push((await openPage(offset)).rounds);
  const alternating = Array.from({ length: OPEN }, (_, at) => [
    `tables-${OPEN - at}`,
    `slots-${OPEN - at}`,
  ]).flat();
  // The seventh lottery round began when the seventh round of the slots did, and was written before
  // it.
  const all = [
    "lo_500",
    ...alternating.slice(0, alternating.indexOf("slots-7") + 1),
    "lo_7",
    ...alternating.slice(alternating.indexOf("slots-7") + 1),
  ];
  expect(pages.flat()).toEqual(all);
});

test("a page of open rounds reads none of the lottery's that lost, however many they are", async () => {
  expect((await openPage(0)).read).toBeLessThan(FEW);
});
