import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { searchPlayers } from "./index.ts";

const MANY = 1_000;
const PAGE = 20;
/** The page, one more, each of them once more to be shown, and what the planner looks at. */
const FEW = 4 * PAGE;
const publicId = (n: number) => `pl_${String(n).padStart(20, "0")}`;

let db: TestDatabase;
let other = 0n;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  const brand = await db.row<{ id: bigint }>(sql`
    insert into brand (host, name, real_money, currency, country, zone, minimum_age)
    values ('other.example', 'Other', false, 'PHP', 'PH', 'UTC', 18)
    returning id`);
  other = brand?.id ?? 0n;
  await insert(1n, "Anna", 0);
  await insert(other, "Annabel", MANY);
  await db.run({ text: "analyze player", values: [] });
});
afterAll(() => db.close());

/** Players whose names begin alike, and end in four figures; the last one came first. */
async function insert(brand: bigint, name: string, from: number): Promise<void> {
  await db.run(sql`
    insert into player (public_id, brand_id, username, currency, book, country)
    select 'pl_' || lpad((${from} + n)::text, 20, '0'), ${brand}, ${name} || lpad(n::text, 4, '0'),
      'PHP', 'play', 'PH'
    from generate_series(${MANY}::int, 1, -1) n`);
}

async function rowsRead(tx: Tx): Promise<number> {
  const row = await tx.row<{ read: bigint }>(sql`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
    where relname = 'player'`);
  return Number(row?.read ?? 0n);
}

function search(
  text: string,
  brandId: bigint | null,
  offset = 0,
): Promise<{ names: string[]; read: number }> {
  return db.inTransaction(async (tx) => {
    // As of a table too large to be read whole: the planner reads small ones whole, and this one is
    // small.
    await tx.run(sql`set local enable_seqscan = off`);
    const before = await rowsRead(tx);
    const players = await searchPlayers(tx, { search: text, brandId }, PAGE, offset);
    return { names: players.map(({ username }) => username), read: (await rowsRead(tx)) - before };
  });
}
const names = (name: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => name + String(from + at).padStart(4, "0"));

test("players are found by how their names begin, in the order of names, and one more than the page when there is another", async () => {
  expect((await search("ANNA", null)).names).toEqual(names("Anna", 1, 21));
  expect((await search("anna", null, PAGE)).names).toEqual(names("Anna", 21, 41));
  expect((await search("anna099", null)).names).toEqual(names("Anna", 990, 999));
  expect((await search("anna", other)).names).toEqual(names("Annabel", 1, 21));
  for (const nobody of ["anna_", "anna%", "nna"])
    expect((await search(nobody, null)).names).toEqual([]);
});

test("a player is found by the whole public id, in the brand that is asked", async () => {
  expect((await search(publicId(7), null)).names).toEqual(["Anna0007"]);
  expect((await search(publicId(7), 1n)).names).toEqual(["Anna0007"]);
  expect((await search(publicId(7), other)).names).toEqual([]);
});

test("a page of players reads no more than itself, however many names begin so, in a brand or in all, and in a statement that is asked again and again", async () => {
  for (let time = 0; time < 8; time++)
    for (const brand of [null, 1n, other])
      expect((await search("anna", brand)).read).toBeLessThan(FEW);
});
