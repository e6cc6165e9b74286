import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { brandById, changeZone } from "../brands/index.ts";
import type { TurnoverEntry } from "../turnover/index.ts";
import { bookTurnoverEntries } from "../turnover/testing/book-turnover-entries.ts";
import { addFigures } from "./add-figures.ts";
import { rebuildReports } from "./rebuild-reports.ts";
import { rollUp } from "./roll-up.ts";

let db: TestDatabase;
let changedAt: Temporal.Instant;
const SAME = { day: 0, quarter: 0, open: 0 };
const rebuild = (repair = false) => db.inTransaction((tx) => rebuildReports(tx, repair));
const reports = async () => [
  await db.rows(sql`select * from report_day one order by one::text`),
  await db.rows(sql`select * from report_game_quarter one order by one::text`),
  await db.rows(sql`select * from report_open one order by one::text`),
];

/** The n-th of a mixture, of which some correct rounds of two days before. */
function entry(n: number): TurnoverEntry {
  const at = changedAt.add({ minutes: (n - 100) * 20 });
  const isLate = n % 10 === 0;
  const stake = isLate ? -5n : BigInt(n);
  return {
    playerId: BigInt(n % 7),
    brandId: 1n,
    currency: "PHP",
    book: "play",
    excluded: n % 13 === 0,
    vendorId: 3,
    gameCode: "harbor",
    // The game changes its category on the way.
    category: n < 90 ? "RNG" : "LIVE",
    at,
    closedAt: isLate ? at.subtract({ hours: 48 }) : at,
    amounts: {
      rounds: isLate ? 0n : 1n,
      stake,
      payout: BigInt(n % 3),
      refund: 0n,
      turnover: stake,
      freeStake: 0n,
      freePayout: BigInt(n % 2),
    },
    origin: BigInt(n),
  };
}

beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  const brand = await brandById(db, 1n);
  const changed = brand && (await changeZone(db, brand, "Asia/Kathmandu"));
  if (!changed?.ok) throw new Error("The zone was not changed");
  changedAt = changed.value;
  const all = Array.from({ length: 200 }, (_, n) => entry(n + 1));
  await db.inTransaction(async (tx) => {
    await bookTurnoverEntries(tx, "rounds", all.slice(0, 150));
    await bookTurnoverEntries(tx, "lottery", all.slice(150));
    const { playerId: player, amounts: _amounts, closedAt: _closed, ...where } = entry(8);
    const house = { vendorId: 0, gameCode: "", category: "" };
    await addFigures(
      tx,
      [{ ...where, ...house, player, measures: { deposits: 900n } }],
      [{ ...where, units: 12_345n }],
    );
  });
  for (const source of ["rounds", "lottery"] as const)
    while (await db.inTransaction((tx) => rollUp(tx, source)));
});
afterAll(() => db.close());

test("rounds, draws, late changes, a new zone and a new category add up again to what is stored", async () => {
  expect(await rebuild()).toEqual({ entries: 200n, wrong: SAME, first: [] });
});

test("a rebuild ends where the reports have read", async () => {
  await bookTurnoverEntries(db, "rounds", [entry(77)]);
  expect(await rebuild()).toMatchObject({ entries: 200n, wrong: SAME });
  while (await db.inTransaction((tx) => rollUp(tx, "rounds")));
  expect(await rebuild()).toMatchObject({ entries: 201n, wrong: SAME });
});

test("figures that were changed are found and stay as they are, until they are to be repaired", async () => {
  const before = await reports();
  await db.run(sql`update report_day set stake = stake + 1 where player_id = 3 and day = ref_day`);
  await db.run(sql`delete from report_game_quarter where squared_stake = 49 and moved = 0`);
  await db.run(sql`update report_open set units = units - 4`);
  const changed = await reports();
  const found = await rebuild();
  expect(found.wrong.day).toBeGreaterThan(0);
  expect(found.wrong.quarter).toBe(1);
  expect(found.wrong.open).toBeGreaterThan(0);
  expect(found.first.join()).toContain('"stake": -1');
  expect(await reports()).toEqual(changed);
  await rebuild(true);
  expect(await reports()).toEqual(before);
  expect(await rebuild()).toMatchObject({ wrong: SAME });
});
