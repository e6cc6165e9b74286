import { connect, type Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
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
    tx.row<{ id: bigint; at: Temporal.Instant }>(
      sql`insert into note (id) values (${9007199254740993n}) returning id, at`,
    ),
  );
  expect(row?.id).toBe(9007199254740993n);
  expect(row?.at).toBeInstanceOf(Temporal.Instant);
});

test("a value can't become part of the statement", async () => {
  const hostile = "1; drop table note; --";
  await expect(db.run(sql`delete from note where id = ${hostile}`)).rejects.toThrow(
    /invalid input syntax/,
  );
  expect(await db.row(sql`select to_regclass('note')::text as name`)).toEqual({ name: "note" });
});

test("only a connection that may forget commits without waiting for the disk", async () => {
  // The servers of tests never wait; this database does from its next connection on.
  const name = await db.row<{ name: string }>(sql`select quote_ident(current_database()) as name`);
  await db.run({ text: `alter database ${name?.name} set synchronous_commit = on`, values: [] });
  const waits = async (options: { forgetful?: boolean }) => {
    const own = connect(db.url, options);
    const row = await own.row<{ waits: string }>(
      sql`select current_setting('synchronous_commit') as waits`,
    );
    await own.close();
    return row?.waits;
  };
  expect([await waits({}), await waits({ forgetful: true })]).toEqual(["on", "off"]);
});

const written = () => db.rows(sql`select id from note where id < 10`);
const named = (n: number) => ({ name: "told-late", text: "select $1::int as n", values: [n] });

/**
 * Statements sent together, the first of which fails. Code that uses its result learns of the
 * failure later than the other statements do.
 */
async function failTogether(tx: Tx): Promise<void> {
  const slowToHear = async () => {
    await Promise.all([tx.run(sql`select 1 / 0`), tx.run(sql`select 1`)]);
  };
  await Promise.all([
    slowToHear(),
    tx.run(named(1)),
    tx.run(sql`insert into note (id) values (2)`),
  ]);
}

test("statements that travel together fail by the fault of the one that failed, not by what it did to the others", async () => {
  for (let time = 0; time < 20; time++)
    await expect(db.inTransaction(failTogether)).rejects.toMatchObject({ code: "22012" });
  expect(await written()).toEqual([]);
});

test("a connection is as good as before after statements failed together, those it has never prepared among them", async () => {
  const lone = connect(db.url, { connections: 1 });
  await expect(lone.inTransaction(failTogether)).rejects.toMatchObject({ code: "22012" });
  const rows = await lone.inTransaction((tx) => Promise.all([7, 8].map((n) => tx.row(named(n)))));
  expect(rows).toEqual([{ n: 7 }, { n: 8 }]);
  await lone.close();
});

test("a transaction in which a statement failed unheard does not pass for committed", async () => {
  const unheard = db.inTransaction(async (tx) => {
    await tx.run(sql`insert into note (id) values (3)`);
    await tx.run(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(unheard).rejects.toMatchObject({ code: "22012" });
  expect(await written()).toEqual([]);
});

test("what goes on after its transaction has failed writes nothing, on its own or in another one's", async () => {
  const lone = connect(db.url, { connections: 1 });
  let late: Promise<number> | undefined;
  let goOn = () => {};
  const later = new Promise<void>((resolve) => (goOn = resolve));
  const failing = lone.inTransaction((tx) => {
    late = later.then(() => tx.run(sql`insert into note (id) values (4)`));
    return Promise.all([late, tx.run(sql`select 1 / 0`)]);
  });
  await expect(failing).rejects.toMatchObject({ code: "22012" });
  await lone.inTransaction(() => {
    goOn();
    return expect(late).rejects.toThrow("has ended");
  });
  expect(await written()).toEqual([]);
  await lone.close();
});

test("each of the statements that travel together has the whole time of one", async () => {
  const hasty = connect(db.url, { statementTimeoutMs: 1_000 });
  const sleep = (tx: Tx, seconds: readonly number[]) =>
    Promise.all(seconds.map((one) => tx.run(sql`select pg_sleep(${one})`)));
  expect(await hasty.inTransaction((tx) => sleep(tx, [0.5, 0.5, 0.5]))).toEqual([1, 1, 1]);
  await expect(hasty.inTransaction((tx) => sleep(tx, [0.1, 5, 0.1]))).rejects.toMatchObject({
    code: "57014",
  });
  await hasty.close();
});
