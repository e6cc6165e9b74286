import { connect } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { apart, cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
});
afterAll(() => db.close());

test.each([
  ["a statement on the pool", () => db.run(sql`select 1`)],
  ["a transaction in the transaction", () => db.inTransaction((tx) => tx.run(sql`select 1`))],
  ["a connection to hold", () => db.hold()],
])(
  "%s is refused inside a transaction, also by another pool and several calls further down",
  async (_what, ask) => {
    const deep = async () => {
      await Promise.resolve();
      return ask();
    };
    await expect(db.inTransaction(deep)).rejects.toThrow(
      /inside a transaction takes a second connection/,
    );
    const other = connect(db.url, { connections: 1 });
    await expect(other.inTransaction(deep)).rejects.toThrow(/second connection/);
    await other.close();
  },
);

test("what comes after the transaction, what belongs to another caller and what nothing waits for may ask", async () => {
  const live = connect(db.url, { connections: 1, independent: true });
  const ask = () => db.run(sql`select 1`);
  let later: Promise<number> | undefined;
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  await db.inTransaction(async (tx) => {
    await tx.run(sql`select 1`);
    later = ended.then(ask);
    expect(await live.run(sql`select 1`)).toBe(1);
    expect(await apart(ask)).toBe(1);
  });
  end();
  expect(await later).toBe(1);
  expect(await ask()).toBe(1);
  await live.close();
});
