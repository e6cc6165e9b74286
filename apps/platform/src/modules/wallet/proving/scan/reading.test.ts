import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { proveLedger, verifyLedger } from "../../index.ts";
import { lastCheckpoint } from "../proof.store.ts";
import { emptyGround, type Ground } from "../proof.ts";
import { scan } from "./scan.ts";
import { bet, openBook, rollback, win } from "../../testing/open-book.ts";

const PLAYERS = 20;
const ROUNDS = 20;
/** Accounts that a proof from a checkpoint on looks at. */
const ACCOUNTS = 3;

/** Rounds of many players, in batches of all sizes. */
let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  const { wallet, playerWith } = openBook(db);
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => playerWith(1_000_000n)));
  for (let round = 0; round < ROUNDS; round++) {
    const stakes = players.map((player) => bet({ player, free: round % 7 === 3 }));
    await Promise.all(stakes.map((stake) => wallet.submit([stake])));
    await Promise.all(
      stakes.map((stake, at) =>
        wallet.submit([
          at % 5 === 2 ? rollback(stake) : win(stake, { units: 30n, closesRound: at % 2 === 0 }),
        ]),
      ),
    );
  }
  await wallet.close();
});
afterAll(() => db.close());

/** How many entries a scan reads of the table, by whatever plan; it must find nothing wrong. */
function entriesRead(ground: (tx: Tx) => Promise<Ground>): Promise<number> {
  return db.inTransaction(async (tx) => {
    const count = async () => {
      // Of the connection since its figures were last handed in, so of this transaction and maybe
      // of others before.
      const row = await tx.row<{ read: bigint }>(sql`
        select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables
        where relname = 'wallet_entry'`);
      return Number(row?.read ?? 0n);
    };
    // A table of this size would be read whole otherwise, whatever indexes it has.
    await tx.run(sql`set local enable_seqscan = off`);
    const laid = await ground(tx);
    const before = await count();
    expect((await scan(tx, laid, 0n, ACCOUNTS)).problems).toEqual([]);
    return (await count()) - before;
  });
}

test("the whole proof reads each entry once, and looks hardly any up", async () => {
  await db.run({ text: "analyze", values: [] });
  const count = Number(
    (await db.row<{ n: bigint }>(sql`select count(*) as n from wallet_entry`))?.n,
  );
  expect(count).toBeGreaterThan(PLAYERS * ROUNDS * 2);
  // Reversals are asked of the table, with what they reverse.
  expect(await entriesRead(async () => emptyGround())).toBeLessThan(count * 1.5);
});

/**
 * Resolves when no transaction of this server, of another test's database perhaps, is older than
 * what is in the ledger: a proof reads again from the oldest one on.
 */
function ended() {
  const behind = sql`select max(tx) < wallet_horizon() as ended from wallet_batch`;
  return vi.waitFor(async () => expect(await db.row(behind)).toEqual({ ended: true }), 20_000);
}

test("the proof from a checkpoint on reads what is new, not what was there", async () => {
  await ended();
  expect((await proveLedger(db)).green).toBe(true);
  const { wallet, playerWith } = openBook(db);
  const stake = bet({ player: await playerWith(500n) });
  await wallet.submit([stake]);
  await wallet.submit([win(stake)]);
  await wallet.close();
  const checkpoint = async (tx: Tx) => (await lastCheckpoint(tx))?.ground ?? emptyGround();
  // The new ones, and a few of each account that was looked at.
  expect(await entriesRead(checkpoint)).toBeLessThan(50);
  expect((await proveLedger(db)).green).toBe(true);
});

test("proofs from a checkpoint on look at some accounts each, and so at every one in turn", async () => {
  const ground = await db.inTransaction(async (tx) => {
    const laid = emptyGround();
    await scan(tx, laid, 0n);
    return laid;
  });
  const accounts = Number(
    (await db.row<{ n: bigint }>(sql`select count(*) as n from wallet_account`))?.n,
  );
  /**
   * What some proofs in a row say after a statement has changed accounts behind the ledger's back.
   */
  const proofs = (change: string, times: number) =>
    db.inTransaction(async (tx) => {
      await tx.run(sql`savepoint untouched`);
      await tx.run({ text: change, values: [] });
      const scans = [];
      for (let time = 0; time < times; time++) scans.push(await scan(tx, ground, 0n, ACCOUNTS));
      await tx.run(sql`rollback to untouched`);
      ground.lookedTo = 0n;
      return {
        found: scans.flatMap(({ problems }) => problems.map(({ text }) => text)),
        ends: scans.filter(({ everyAccount }) => everyAccount).length,
      };
    });
  const round = Math.floor(accounts / ACCOUNTS) + 1;
  expect(await proofs("select", 2 * round)).toEqual({ found: [], ends: 2 });
  const { player } = (await db.row<{ player: bigint }>(
    sql`select player from wallet_account order by player offset ${accounts - 2}`,
  )) ?? {
    player: 0n,
  };
  const changed = [
    expect.stringContaining(`The account of player ${player} is not the sum of its entries`),
  ];
  for (const pocket of ["cash", "held", "owed", "seq"]) {
    const change = `update wallet_account set ${pocket} = ${pocket} + 1 where player = ${player}`;
    expect(await proofs(change, 1)).toEqual({ found: [], ends: 0 });
    expect(await proofs(change, round)).toEqual({ found: changed, ends: 1 });
  }
  const gone = [expect.stringContaining(`Player ${player} has entries and no account`)];
  expect(await proofs(`delete from wallet_account where player = ${player}`, round)).toEqual({
    found: gone,
    ends: 1,
  });
});

test("entries may lie in the table in any order", async () => {
  await db.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run(sql`create temporary table moved on commit drop as select * from wallet_entry`);
    await tx.run(sql`delete from wallet_entry`);
    await tx.run(
      sql`insert into wallet_entry select * from moved order by md5(seq::text || player::text)`,
    );
  });
  expect(await verifyLedger(db)).toMatchObject({ green: true });
});
