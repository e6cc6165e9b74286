import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { expect, inject, test, vi } from "vitest";
import { openSites } from "../../../testing/open-sites.ts";
import { lastProof, proveLedger } from "../index.ts";
import { walletJobs } from "../wallet.jobs.ts";
import { cutLastBatch } from "../testing/cut.ts";
import { bet, openBook } from "../testing/open-book.ts";

/** Lets time go by for what has been proven. */
const pass = (db: TestDatabase, time: string) =>
  db.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run(sql`update wallet_checkpoint set at = at - ${time}::interval`);
    await tx.run(sql`update wallet_last_proof set at = at - ${time}::interval`);
  });
const checkpoints = async (db: TestDatabase) =>
  (await db.rows<{ id: bigint }>(sql`select id from wallet_checkpoint order by id`)).map(
    ({ id }) => id,
  );

test("of the checkpoints one a day is kept for a year, and the last one for good, with which the chains are compared", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const player = await openBook(db).playerWith(500n);
  for (let time = 0; time < 3; time++) await proveLedger(db);
  expect(await checkpoints(db)).toEqual([3n]);
  await pass(db, "1 day");
  for (let time = 0; time < 2; time++) await proveLedger(db);
  expect(await checkpoints(db)).toEqual([3n, 5n]);
  await pass(db, "365 days 12 hours");
  await proveLedger(db);
  expect(await checkpoints(db)).toEqual([5n, 6n]);
  await pass(db, "1000 days");
  await cutLastBatch(db, player);
  expect(await proveLedger(db)).toMatchObject({
    green: false,
    problems: [expect.stringContaining("but the checkpoint of")],
  });
  expect(await checkpoints(db)).toEqual([5n, 6n]);
});

test("a checkpoint can't be changed, nor deleted while none stands for it", async () => {
  await using db = await cloneDatabase(inject("platform"));
  await openBook(db).playerWith(500n);
  await proveLedger(db);
  await pass(db, "1 day");
  await proveLedger(db);
  for (const change of [
    sql`delete from wallet_checkpoint where id = 1`,
    sql`delete from wallet_checkpoint where id = 2`,
    sql`update wallet_checkpoint set at = at`,
  ])
    await expect(db.run(change)).rejects.toThrow("append only");
});

test("players of whom more have bet since the last proof than are looked up at once are each compared with their account and holds", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const { house, playerWith, wallet } = openBook(db);
  const player = await playerWith(500n);
  expect(await proveLedger(db)).toMatchObject({ green: true });
  await house({ kind: "hold", player, key: "hold", units: 300n, reason: "a withdrawal" });
  const crowd = Array.from({ length: 5_001 }, (_, at) => 1_000_000n + BigInt(at));
  await db.run(sql`
    insert into wallet_account (player, currency, book)
    select player, 'PHP', 'play' from unnest(${crowd}::int8[]) player`);
  const bets = crowd.map((one) => [bet({ player: one, free: true })]);
  await db.inTransaction((tx) => wallet.appendEach(tx, bets));
  const { problems, books } = await proveLedger(db);
  expect([...problems, ...books.flatMap((book) => book.problems)]).toEqual([]);
});

test("the job proves the ledger when the last proof is old, and says in the log what does not add up", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const sites = await openSites(db, { LEDGER_PROOF_MINUTES: "10" });
  try {
    const { platform } = sites;
    const error = vi.spyOn(platform.log, "error");
    const player = await openBook(db).playerWith(500n);
    const { tasks, cron } = walletJobs(platform);
    expect(cron).toEqual([expect.stringMatching(/^\* \* \* \* \* prove-ledger /)]);
    const run = async () => tasks["prove-ledger"]?.({}, undefined as never);
    await run();
    const first = await lastProof(db);
    expect(first).toMatchObject({ green: true });
    await pass(db, "9 minutes");
    await run();
    expect(await checkpoints(db)).toEqual([1n]);
    await pass(db, "1 minute");
    await run();
    expect((await checkpoints(db)).at(-1)).toBe(2n);
    expect(error).not.toHaveBeenCalled();
    await pass(db, "1 hour");
    await cutLastBatch(db, player);
    await run();
    expect(await lastProof(db)).toMatchObject({ green: false });
    const missing: unknown = expect.stringContaining("the end of the chain is missing");
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { problems: expect.arrayContaining([missing]) as unknown },
      "the ledger does not add up",
    );
  } finally {
    await sites.close();
  }
});

test("with no minutes configured there is no such job", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const sites = await openSites(db, { LEDGER_PROOF_MINUTES: "0" });
  expect(walletJobs(sites.platform)).toEqual({ tasks: {}, cron: [] });
  await sites.close();
});
