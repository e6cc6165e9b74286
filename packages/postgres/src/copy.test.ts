import { copyOut } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
});
afterAll(() => db.close());

const numbers = "select n::int8, repeat('x', 100) from generate_series(1, 20000) n";

test("rows are copied out one by one in their order, and the transaction goes on", async () => {
  await db.inTransaction(async (tx) => {
    const seen: bigint[] = [];
    const lengths = new Set<number>();
    await copyOut(tx, numbers, (row) => {
      seen.push(row.readBigInt64BE(6));
      lengths.add(row.length);
    });
    expect(seen).toEqual(Array.from({ length: 20_000 }, (_value, at) => BigInt(at + 1)));
    expect([...lengths]).toEqual([2 + 4 + 8 + 4 + 100]);
    await copyOut(tx, "select 1 where false", () => expect.unreachable());
    expect(await tx.row(sql`select 7::int as n`)).toEqual({ n: 7 });
  });
});

test("what a reader throws ends the copy, and the transaction with it", async () => {
  let read = 0;
  const failing = db.inTransaction((tx) =>
    copyOut(tx, numbers, () => {
      read++;
      throw new Error("can't read this");
    }),
  );
  await expect(failing).rejects.toThrow("can't read this");
  expect(read).toBe(1);
  expect(await db.row(sql`select 7::int as n`)).toEqual({ n: 7 });
});

test("a copy that fails on the server says so", async () => {
  const failing = db.inTransaction((tx) =>
    copyOut(tx, "select 1 / (3 - n) from generate_series(1, 5) n", () => undefined),
  );
  await expect(failing).rejects.toMatchObject({ code: "22012" });
});

test("nothing is copied out of a pool", () => {
  return expect(
    db.run({
      text: "copy (select 1) to stdout (format binary)",
      values: [],
      each: () => undefined,
    }),
  ).rejects.toThrow("in a transaction");
});
