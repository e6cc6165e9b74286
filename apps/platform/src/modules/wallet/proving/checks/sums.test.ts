import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { freshState } from "../../deciding/index.ts";
import { verifyLedger } from "../../index.ts";
import { bet, openBook, rollback } from "../../testing/open-book.ts";
import { selectAccounts } from "../../writing/facts.store.ts";
import { loadSums } from "../../writing/load-sums.ts";
import { storeSums } from "../../writing/sums.store.ts";

let db: TestDatabase;
let player: bigint;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  const book = openBook(db);
  player = await book.playerWith(10_000n);
  const lost = bet({ player, units: 30n });
  const taken = bet({ player, units: 40n });
  const other = bet({ player, units: 20n });
  for (const one of [lost, other, taken, rollback(taken)]) await book.wallet.submit([one]);
  await db.inTransaction(async (tx) => {
    const [account] = await selectAccounts(tx, [player]);
    if (!account) throw new Error("The player has no account");
    const state = freshState(account);
    await loadSums(tx, [state]);
    if (state.sums) await storeSums(tx, account, state.sums);
  });
});
afterAll(() => db.close());

test("sums that are kept as the entries say, what was taken back included, are green", async () => {
  expect(await db.row(sql`select player from wallet_sums`)).toEqual({ player });
  expect(await verifyLedger(db)).toMatchObject({ green: true, books: [{ guardsMatch: true }] });
});

test.each([
  ["a stake less", "day = array[day[1], day[2] - 1, day[3]]"],
  ["a loss less", "month = array[month[1], month[2], month[3] - 1]"],
  ["a week that is empty", "week = '{}'"],
  ["an entry that never was", "seq = seq - 1"],
])("a ledger is red by sums with %s", async (_, change) => {
  const before = await db.row<{ seq: bigint; day: string[]; week: string[]; month: string[] }>(
    sql`select seq, day, week, month from wallet_sums`,
  );
  await db.run({ text: `update wallet_sums set ${change}`, values: [] });
  onTestFinished(async () => {
    await db.run(sql`
      update wallet_sums
      set seq = ${before?.seq}, day = ${before?.day}::int8[], week = ${before?.week}::int8[],
        month = ${before?.month}::int8[]`);
  });
  const proof = await verifyLedger(db);
  expect(proof).toMatchObject({ green: false, books: [{ guardsMatch: false }] });
  expect(
    JSON.stringify(proof.problems.concat(proof.books.flatMap((book) => book.problems))),
  ).toContain(`The sums kept of player ${player}`);
});
