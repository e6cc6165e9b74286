import { connect, type Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { startEmbedded, type EmbeddedServer } from "@perya/postgres/embedded";
import { cloneDatabase, copyRows, type TestDatabase } from "@perya/postgres/testing";
import type { VendorCommand } from "@perya/wallet-protocol";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migratePlatform } from "../../../migrate.ts";
import { rebuildTurnover } from "../../../rebuild-turnover.ts";
import { openWallet, proveLedger, verifyLedger } from "../../wallet/index.ts";
import { selectRecords } from "../records/records.store.ts";
import { addPlayer } from "../testing/add-player.ts";
import { followAll } from "../testing/follow-all.ts";

const PLAYER = 900_001n;
const STAKES = [500n, 70n, 3n];

let source: TestDatabase;
let directory: string;
let server: EmbeddedServer;
let restored: Database;
beforeAll(async () => {
  source = await cloneDatabase(inject("platform"));
  directory = await mkdtemp(join(tmpdir(), "perya-restored-"));
  server = await startEmbedded({ directory, throwaway: true });
  await server.ensureDatabase("platform");
});
afterAll(async () => {
  await restored.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
  await source.close();
});

function round(units: bigint): VendorCommand {
  const names = {
    transaction: randomUUID(),
    round: randomUUID(),
    game: "harbor",
    currency: "PHP",
    reference: null,
  };
  return {
    kind: "bet",
    vendor: 3,
    player: PLAYER,
    units,
    free: false,
    closesRound: true,
    ...names,
  };
}

/** Bets in a process of its own, each in a batch of its own. */
async function bet(db: Database, stakes: readonly bigint[]): Promise<void> {
  const wallet = openWallet({ db, lanes: 1, onCommitted: () => undefined });
  for (const units of stakes)
    expect((await wallet.submit([round(units)]))[0]).toMatchObject({ ok: true });
  await wallet.close();
}

async function openAccount(db: Database): Promise<void> {
  const wallet = openWallet({ db, lanes: 1, onCommitted: () => undefined });
  await addPlayer(db, wallet, { id: PLAYER, cash: 10_000n });
  await wallet.close();
}

async function stakesOf(db: Database): Promise<bigint[]> {
  const records = await selectRecords(db, PLAYER, {}, 50, 0);
  return records.map(({ stake }) => stake).toSorted((a, b) => Number(b - a));
}

const nextTransaction = async (db: Database) =>
  (
    await db.row<{ next: bigint }>(
      sql`select pg_snapshot_xmax(pg_current_snapshot())::text::int8 as next`,
    )
  )?.next ?? 0n;

test("a ledger restored into a server that counts lower is followed and proven on, old and new entries once each, as often as it moves", async () => {
  await openAccount(source);
  await bet(source, STAKES);
  await followAll(source);
  // A ledger is older than a test's server is.
  await source.run({
    text:
      "do $$ begin for n in 1..5000 loop " +
      "perform pg_current_xact_id(); commit; end loop; end $$",
    values: [],
  });
  await bet(source, [41n]);
  const before = await proveLedger(source);
  expect(before.green).toBe(true);

  const url = server.url("platform");
  await migratePlatform(url);
  await copyRows(source.url, url);
  restored = connect(url);
  expect(await nextTransaction(restored)).toBeLessThan(await nextTransaction(source));
  // What the next start of the platform does; what runs beside it does it too, and nothing twice.
  await Promise.all([migratePlatform(url), migratePlatform(url)]);
  await bet(restored, [11n, 12n]);
  await followAll(restored);
  expect(await stakesOf(restored)).toEqual(
    [...STAKES, 41n, 11n, 12n].toSorted((a, b) => Number(b - a)),
  );
  const played = await restored.row<{ stake: bigint; rounds: bigint }>(sql`
    select sum(stake) as stake, sum(rounds) as rounds from turnover_entry`);
  expect(played).toEqual({ stake: 573n + 41n + 23n, rounds: 6n });
  const again = await restored.inTransaction((tx) => rebuildTurnover(tx, false));
  expect(again.record).toMatchObject({ missing: 0, extra: 0 });

  expect(await verifyLedger(restored)).toMatchObject({ green: true, entries: before.entries + 2n });
  expect(await proveLedger(restored)).toMatchObject({ green: true, entries: before.entries + 2n });
  await migratePlatform(url);
  await bet(restored, [13n]);
  await followAll(restored);
  expect(await stakesOf(restored)).toContain(13n);
  // What was written in the new place is part of what is proven: a change of it is seen.
  await restored.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run(sql`update wallet_entry set game = 'other' where units = 13`);
  });
  expect(await proveLedger(restored)).toMatchObject({ green: false, entries: before.entries + 3n });
});
