import { connect, sql } from "@perya/postgres";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  await db.run(sql`create table note (id int8 primary key, at timestamptz not null default now())`);
});
afterAll(() => db.close());

test("what a transaction wrote is gone when it throws", async () => {
  const failing = db.inTransaction(async (tx) => {
    await tx.run(sql`insert into note (id) values (1)`);
    throw new Error("power cut");
  });
  await expect(failing).rejects.toThrow("power cut");
  expect(await db.rows(sql`select id from note`)).toEqual([]);
});

test("big integers arrive exact and times as instants", async () => {
  const row = await db.inTransaction((tx) =>
    tx.row<{ id: bigint; at: Temporal.Instant }>(sql`insert into note (id) values (${9007199254740993n}) returning id, at`),
  );
  expect(row?.id).toBe(9007199254740993n);
  expect(row?.at).toBeInstanceOf(Temporal.Instant);
});

test("a value can't become part of the statement", async () => {
  const hostile = "1; drop table note; --";
  await expect(db.run(sql`delete from note where id = ${hostile}`)).rejects.toThrow(/invalid input syntax/);
  expect(await db.row(sql`select to_regclass('note')::text as name`)).toEqual({ name: "note" });
});

test("only a connection that may forget commits without waiting for the disk", async () => {
  // The servers of tests never wait; this database does from its next connection on.
  const name = await db.row<{ name: string }>(sql`select quote_ident(current_database()) as name`);
  await db.run({ text: `alter database ${name?.name} set synchronous_commit = on`, values: [] });
  const waits = async (options: { forgetful?: boolean }) => {
    const own = connect(db.url, options);
    const row = await own.row<{ waits: string }>(sql`select current_setting('synchronous_commit') as waits`);
    await own.close();
    return row?.waits;
  };
  expect([await waits({}), await waits({ forgetful: true })]).toEqual(["on", "off"]);
});
