import { randomUUID } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, killedAfter, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { rebuildReports, rollUp } from "../../figures/index.ts";
import { turnoverOf } from "../../turnover/index.ts";
import { openWallet, type Wallet } from "../../wallet/index.ts";
import { followAll } from "../testing/follow-all.ts";
import { followLedger } from "./follow-ledger.ts";

const LONG_AGO = Temporal.Instant.from("2020-01-01T00:00:00Z");
const PLAYER = 1_001n;

let db: TestDatabase;
let wallet: Wallet;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  wallet = openWallet({ db, lanes: 2, onCommitted: () => undefined });
  await db.run(sql`
    insert into player (id, public_id, brand_id, username, currency, book, country)
    overriding system value
    values (${PLAYER}, 'pl_00000000000000001001', 1, 'killed', 'PHP', 'play', 'PH')`);
  await db.inTransaction(async (tx) => {
    await wallet.append(tx, [
      { kind: "open", player: PLAYER, key: "open", currency: "PHP", book: "play" },
    ]);
    await wallet.append(tx, [
      { kind: "deposit", player: PLAYER, key: "deposit", units: 1_000_000n },
    ]);
  });
});
afterAll(async () => {
  await wallet.close();
  await db.close();
});

/** A round that is lost: one bet, which closes it. */
async function lose(round: string): Promise<void> {
  const [answer] = await wallet.submit([
    {
      kind: "bet",
      vendor: 3,
      player: PLAYER,
      transaction: randomUUID(),
      game: "harbor",
      round,
      currency: "PHP",
      units: 5n,
      reference: null,
      free: false,
      closesRound: true,
    },
  ]);
  if (!answer?.ok) throw new Error(answer?.refusal ?? "no answer");
  // The follower waits for older transactions of the whole server, and other test files have some
  // open.
  await vi.waitFor(
    async () =>
      expect(
        await db.row(sql`select max(tx) < wallet_horizon() as ended from wallet_batch`),
      ).toEqual({ ended: true }),
    { timeout: 60_000, interval: 5 },
  );
}

test("followers that are killed after any of their statements leave no gap and count nothing twice", async () => {
  await followAll(db);
  let played = 0n;
  const works: readonly ((tx: Tx) => Promise<unknown>)[] = [
    followLedger,
    (tx: Tx) => rollUp(tx, "rounds"),
  ];
  for (const work of works)
    for (let statement = 1, ended = false; !ended; statement++) {
      played++;
      await lose(`${played}`);
      if (work !== works[0]) while ((await db.inTransaction(followLedger)) > 0);
      ended = await db
        .inTransaction((tx) => work(killedAfter(tx, statement)))
        .then(
          () => true,
          (fault: unknown) => {
            expect(fault).toMatchObject({ message: "killed" });
            return false;
          },
        );
      expect(statement).toBeLessThan(40);
    }
  await followAll(db);
  expect(played).toBeGreaterThan(12n);
  expect(await turnoverOf(db, PLAYER, LONG_AGO)).toBe(5n * played);
  expect(
    await db.row(sql`
      select sum(rounds)::int8 as rounds, sum(stake)::int8 as stake from report_day
      where player_id = ${PLAYER}`),
  ).toEqual({ rounds: played, stake: 5n * played });
  const { wrong } = await db.inTransaction((tx) => rebuildReports(tx, false));
  expect(wrong).toEqual({ day: 0, quarter: 0, open: 0 });
});
