import { sql } from "@perya/postgres";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { expect, inject, test } from "vitest";
import { proveLedger, verifyLedger } from "./index.ts";
import { bet, openBook, win } from "./testing/open-book.ts";

async function played(db: TestDatabase) {
  const book = openBook(db);
  const player = await book.playerWith(10_000n);
  for (let round = 0; round < 5; round++) {
    const stake = bet({ player });
    await book.wallet.submit([stake]);
    await book.wallet.submit([win(stake, { units: 30n, closesRound: true })]);
  }
  return book;
}

/** Changes what must never change, the way only somebody with the database's own rights could. */
async function tamper(db: TestDatabase, statement: string): Promise<void> {
  await db.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run({ text: statement, values: [] });
  });
}

test("an untouched ledger is green, and its house and players add up to zero", async () => {
  await using db = await cloneDatabase(inject("platform"));
  await played(db);
  const proof = await verifyLedger(db);
  expect(proof.green).toBe(true);
  expect(proof.books).toMatchObject([
    { currency: "PHP", book: "play", sumAll: 0n, cash: 9_650n, balancesMatch: true, roundsMatch: true, chainsMatch: true },
  ]);
  expect(proof.books[0]?.house).toEqual([
    { account: "deposits", balance: -10_000n },
    { account: "vendor:7", balance: 350n },
  ]);
});

test.each([
  ["an entry's amount", "update wallet_entry set cash = cash - 1, after = after - 1 where seq = 12", /is not what was written/],
  ["an entry's round", "update wallet_entry set round = 'other' where seq = 5", /is not what was written/],
  ["the house's leg", "update wallet_batch set delta = array[delta[1] - 1] where n = 3", /is not what was written/],
  ["an account", "update wallet_account set cash = cash + 1", /is not the sum of its entries/],
  ["a batch that was taken out", "delete from wallet_batch where n = 2 and lane >= 0", /jumps from batch 1 to 3/],
])("tampering with %s turns the proof red", async (_what, statement, problem) => {
  await using db = await cloneDatabase(inject("platform"));
  await played(db);
  await tamper(db, statement);
  const proof = await verifyLedger(db);
  expect(proof.green).toBe(false);
  expect(proof.books.flatMap((book) => book.problems).join("\n")).toMatch(problem);
});

test("entries can't be changed or taken out by anyone who just has the tables", async () => {
  await using db = await cloneDatabase(inject("platform"));
  await played(db);
  await expect(db.run(sql`update wallet_entry set cash = 0`)).rejects.toThrow("append only");
  await expect(db.run(sql`delete from wallet_batch`)).rejects.toThrow("append only");
});

test("the proof continues from its checkpoint and still sees what comes after", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const book = await played(db);
  const first = await proveLedger(db);
  const player = await book.playerWith(500n);
  await book.wallet.submit([bet({ player, units: 20n })]);
  const second = await proveLedger(db);
  expect([first.green, second.green]).toEqual([true, true]);
  expect(second.entries - first.entries).toBe(3n);
  await tamper(db, `update wallet_account set cash = cash + 5 where player = ${player}`);
  expect((await proveLedger(db)).green).toBe(false);
});
