import { testFolder } from "@perya/process/testing";
import { connect, giveTime, isUnavailable, OutcomeUnknown, type Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { startEmbedded } from "@perya/postgres/embedded";
import { apart, cloneDatabase, openForwarder } from "@perya/postgres/testing";
import { expect, inject, test, vi } from "vitest";

const through = (url: string, port: number) => url.replace(/:\d+\//, `:${port}/`);
const portOf = (url: string) => Number(new URL(url).port);
const pidOf = async (db: Database) =>
  (await db.row<{ pid: number }>(sql`select pg_backend_pid() as pid`))?.pid;
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (fault: unknown) => fault,
  );

test("a cancelled wait for the synchronous standby is an unknown outcome, alone and at the end of a transaction, and its connection is not used again", async () => {
  const server = await startEmbedded({
    directory: await testFolder(),
    throwaway: true,
    settings: ["synchronous_commit=on"],
  });
  const db = connect(server.url("postgres"), { connections: 1 });
  const local = connect(server.url("postgres"), { connections: 1, forgetful: true });
  await db.run(sql`create table note (id int8 primary key)`);
  await local.run(sql`alter system set synchronous_standby_names = 'nobody'`);
  await local.run(sql`select pg_reload_conf()`);
  /**
   * Runs it until it waits for the standby (which the server may not notice for a moment), cancels
   * the wait and returns the result.
   */
  const cancelledAtTheStandby = async (ask: () => Promise<unknown>) => {
    const cancel = () =>
      local.run(
        sql`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
      );
    for (;;) {
      let over = false;
      const fault = faultOf(ask()).finally(() => (over = true));
      await vi.waitFor(async () => expect(over || (await cancel()) === 1).toBe(true), 10_000);
      if ((await fault) !== undefined) return fault;
    }
  };

  const before = await pidOf(db);
  const alone = await cancelledAtTheStandby(() =>
    db.run(sql`insert into note values (1) on conflict (id) do update set id = excluded.id`),
  );
  expect(alone).toBeInstanceOf(OutcomeUnknown);
  expect(isUnavailable(alone)).toBe(true);
  const together = cancelledAtTheStandby(() =>
    db.inTransaction((tx) => tx.run(sql`insert into note values (2)`)),
  );
  expect(await together).toBeInstanceOf(OutcomeUnknown);
  expect(await pidOf(db)).not.toBe(before);
  // The row is on this server's disk, so a client must never be notified that it is missing.
  expect(await local.rows(sql`select id from note order by id`)).toEqual([{ id: 1n }, { id: 2n }]);
  await Promise.all([db.close(), local.close()]);
  await server.stop();
});

test("a host that vanishes fails the statement it was asked, and the next one finds another connection", async () => {
  await using db = await cloneDatabase(inject("platform"));
  await using forwarder = await openForwarder(portOf(db.url));
  const limits = {
    statementTimeoutMs: 200,
    answerGraceMs: 200,
    connectTimeoutMs: 400,
    connections: 1,
  };
  const far = connect(through(db.url, forwarder.port), limits);
  // A machine that is busy with other work may need longer than these limits, which are short to
  // keep the test fast.
  const answers = (n: number) =>
    vi.waitFor(
      async () => expect(await far.row(sql`select ${n}::int as n`)).toEqual({ n }),
      20_000,
    );
  await answers(1);
  forwarder.vanish();
  for (const ask of [
    () => far.run(sql`select 1`),
    () => far.inTransaction((tx) => tx.run(sql`select 1`)),
  ]) {
    const fault = await faultOf(ask());
    expect(fault).toBeInstanceOf(Error);
    expect(isUnavailable(fault)).toBe(true);
  }
  forwarder.appear();
  await answers(2);
  forwarder.vanish();
  expect(await faultOf(far.run(sql`select 1`))).toBeInstanceOf(OutcomeUnknown);
  await far.close();
});

test("a transaction that is given more time is waited for, and the next one on its connection is not", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const hasty = connect(db.url, { statementTimeoutMs: 200, answerGraceMs: 0, connections: 1 });
  const patient = hasty.inTransaction(async (tx) => {
    await giveTime(tx, 5_000);
    return tx.row(sql`select pg_sleep(1), 1 as one`);
  });
  expect(await patient).toMatchObject({ one: 1 });
  expect(await faultOf(hasty.run(sql`select pg_sleep(1)`))).toMatchObject({ code: "57014" });
  await hasty.close();
});

test("a lock that another transaction holds and a transaction that asks nothing end in time, and the server is named as what failed", async () => {
  await using db = await cloneDatabase(inject("platform"));
  await db.run(sql`create table note (id int8 primary key)`);
  await db.run(sql`insert into note values (1)`);
  const holder = connect(db.url, { idleInTransactionMs: 1_000 });
  const waiter = connect(db.url, { lockTimeoutMs: 100 });
  await waiter.run(sql`select 1`);
  let waited: unknown;
  const idle = await faultOf(
    holder.inTransaction(async (tx) => {
      await tx.run(sql`update note set id = 2`);
      waited = await apart(() => faultOf(waiter.run(sql`update note set id = 3`)));
      await apart(() =>
        vi.waitFor(
          async () => expect(await db.run(sql`select from note for update nowait`)).toBe(1),
          5_000,
        ),
      );
      await tx.run(sql`select 1`);
    }),
  );
  expect(waited).toMatchObject({ code: "55P03" });
  expect([isUnavailable(waited), isUnavailable(idle)]).toEqual([true, true]);
  await Promise.all([holder.close(), waiter.close()]);
});

test("a SQL fault leaves the connection as it is, and is no outage", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const lone = connect(db.url, { connections: 1 });
  const before = await pidOf(lone);
  const fault = await faultOf(lone.run(sql`select 1 / 0`));
  expect(isUnavailable(fault)).toBe(false);
  expect(await pidOf(lone)).toBe(before);
  await lone.close();
});
